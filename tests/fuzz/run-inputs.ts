import { describeRequest, type Input, type FuzzRequest } from './input'
import type { Shown, Site } from './site'

/** Milliseconds of blocked event loop below which an input is harmless, whatever its control takes. */
const floor = 100
const factor = 5
const repetitions = 5
/** Bytes by which one request may raise the process's memory. */
const mostMemory = 192 * 1024 * 1024
const signInEvery = 100
const controlEvery = 10

export interface Finding {
	fault: string
	input: string
}

export interface Figures {
	seconds: number
	statuses: Map<number, number>
	/** Milliseconds of blocked event loop, per input and per control. */
	held: number[]
	heldByControls: number[]
	/** Number of inputs that were measured again because they seemed slow. */
	suspects: number
}

/**
 * Sends each input and judges the response. A slow one is measured again, with its control. `allowed` lists valid
 * statuses from 500 up.
 */
export async function runInputs(site: Site, inputs: Iterable<Input>, allowed: readonly number[]) {
	const started = performance.now()
	const findings: Finding[] = []
	const figures: Figures = {
		seconds: 0,
		statuses: new Map(),
		held: [],
		heldByControls: [],
		suspects: 0,
	}
	for (const input of inputs) {
		const at = figures.held.length
		if (at % signInEvery === 0) await site.keepSignedIn()
		const shown = await site.show(input.shot)
		const { held } = shown.reading
		const faults = faultsOf(input.shot, shown, site, allowed)
		figures.held.push(held)
		figures.statuses.set(shown.answer.status, (figures.statuses.get(shown.answer.status) ?? 0) + 1)
		if (at % controlEvery === 0) figures.heldByControls.push((await site.show(input.control)).reading.held)
		if (held > floor && held < Infinity) {
			figures.suspects += 1
			const slow = await compare(site, input, held)
			if (slow) faults.push(slow)
		}
		findings.push(...faults.map((fault) => ({ fault, input: describeRequest(input.shot) })))
	}
	figures.seconds = (performance.now() - started) / 1000
	return { findings, figures }
}

/** Node closes the connection of this method, which is for proxies. */
const hangsUp = /^CONNECT\s/

function faultsOf(
	{ line = '', target = '' }: FuzzRequest,
	{ answer, reading, complaints }: Shown,
	{ secret }: Site,
	allowed: readonly number[],
): string[] {
	const { status, text, head, fault } = answer
	return [
		...(fault && !hangsUp.test(line) ? [`no answer: ${fault}`] : []),
		...(status >= 500 && !allowed.includes(status) ? [`status ${status}`] : []),
		...(status > 0 && !probes.includes(target) && !hasCommonHeaders(head)
			? ['an answer without the headers of all answers']
			: []),
		...(/\n\s+at \S.*:\d+:\d+|node:internal|\/build\/server\//.test(text)
			? ['a stack trace in the answer']
			: []),
		...((head + text).includes(secret) ? ['the secret in the answer'] : []),
		...(reading.grown > mostMemory ? [`took ${Math.round(reading.grown / 2 ** 20)} MB`] : []),
		...complaints.map((complaint) => `the log says: ${complaint.slice(0, 600)}`),
	]
}

/** Answered before anything that adds headers. */
const probes = ['/healthz', '/readyz']

const hasCommonHeaders = (head: string) =>
	['content-security-policy', 'x-content-type-options', 'x-request-id'].every((name) =>
		new RegExp(`^${name}: `, 'im').test(head),
	)

/** True when an input blocks the event loop much longer than its control, by medians of several turns. */
async function compare(site: Site, { shot, control }: Input, first: number): Promise<string | undefined> {
	const [slow, plain]: [number[], number[]] = [[], []]
	// After seconds of blocking, one turn is enough.
	for (let turn = 0; turn < (first > 3000 ? 1 : repetitions); turn += 1) {
		plain.push((await site.show(control)).reading.held)
		slow.push((await site.show(shot)).reading.held)
	}
	const [held, beside] = [median(slow), median(plain)]
	const isSlow = held > floor && held > factor * beside
	return isSlow ? `held the loop ${Math.round(held)} ms, its control ${beside.toFixed(1)} ms` : undefined
}

export function computeQuantile(numbers: readonly number[], share: number): number {
	const sorted = [...numbers].sort((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function median(numbers: readonly number[]) {
	return computeQuantile(numbers, 0.5)
}
