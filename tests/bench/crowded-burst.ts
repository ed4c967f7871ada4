import { findFreePort } from '../support/listen'
import type { TestPortal } from '../support/portal'
import { probeHealth, sendBurst } from './burst-traffic'
import type { ReportLine } from './large-dossier'
import { startNode } from './processes'

const pages = 1_500
const busyProcesses = 2
const rounds = 2
const busyCode = `console.log('busy'); for (;;);`
/** Answers every request at once; its backlog is the portal's. */
const bareCode = `
	const server = require('node:http').createServer((request, response) => response.end('ok'))
	server.listen({ port: Number(process.argv[1]), backlog: 4_096 }, () => console.log('bare'))`

/**
 * Compares the slowest `/healthz` during a burst with that of a bare server, in turns, while other processes take the
 * CPU. A portal that has just started is slower, so each round starts another and measures it twice.
 */
export async function measureCrowdedBurst(
	openPortal: () => Promise<TestPortal>,
	note: ReportLine,
): Promise<void> {
	const busy = await Promise.all(
		Array.from({ length: busyProcesses }, () => startNode(['-e', busyCode], {}, 'busy')),
	)
	const measured = []
	for (let round = 0; round < rounds; round += 1) measured.push(...(await measureRound(openPortal)))
	await Promise.all(busy.map(({ stop }) => stop()))
	const others = measured.reduce((sum, each) => sum + each.others, 0)
	note('crowded burst of /: neither 200 nor 503', others, { atMost: 0 })
	note(
		'crowded burst of /: slowest /healthz, times a bare server',
		Math.max(...measured.map(({ ratio }) => ratio)),
		{ atMost: 4, unit: '×' },
	)
}

async function measureRound(openPortal: () => Promise<TestPortal>) {
	const port = await findFreePort()
	const bare = await startNode(['-e', bareCode, String(port)], {}, 'bare')
	const portal = await openPortal()
	const measured = []
	for (const state of ['just started', 'warm']) {
		const reference = await burst({ url: `http://127.0.0.1:${port}`, pid: bare.pid })
		const ours = await burst(portal)
		const ratio = ours.slowest / reference.slowest
		measured.push({ ratio, others: ours.others })
		console.log(
			`beside ${busyProcesses} busy processes, ${state}: slowest /healthz ${ours.slowest.toFixed(0)} ms, ` +
				`bare server ${reference.slowest.toFixed(0)} ms (${ratio.toFixed(1)} ×); ${ours.served} × 200`,
		)
	}
	await Promise.all([bare.stop(), portal.close()])
	return measured
}

async function burst(site: { url: string; pid: number }) {
	const probe = probeHealth(site)
	const answers = await sendBurst(`${site.url}/`, pages)
	const { health } = await probe.stop()
	const served = answers.filter(({ status }) => status === 200).length
	const refused = answers.filter(({ status }) => status === 503).length
	return { slowest: Math.max(...health), served, others: answers.length - served - refused }
}
