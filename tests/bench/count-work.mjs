/**
 * Preloaded into a portal that is measured: counts what its code does. SIGUSR2 prints the counts since the last one, as
 * a line of JSON. Functions are known by the names in the bundle.
 */
import { createHook } from 'node:async_hooks'
import { Session } from 'node:inspector'

const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

let promises = 0
createHook({ init: (_id, type) => void (type === 'PROMISE' && (promises += 1)) }).enable()

let texts = new Map()
const parse = JSON.parse
JSON.parse = (text, revive) => {
	const key = String(text)
	texts.set(key, (texts.get(key) ?? 0) + 1)
	return parse(text, revive)
}

const counted = {
	objects: (name) => name === 'readMembers',
	dates: (name) => name === 'readWireTime',
	formatted: (name) => /^format[A-Z]/.test(name),
	debts: (name) => name === 'computePartDebt',
	store: (name, url) => /^(get|all|run)$/.test(name) && url.includes('libsql'),
}

process.on('SIGUSR2', () =>
	session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
		const counts = Object.fromEntries(Object.keys(counted).map((kind) => [kind, 0]))
		for (const { url, functions } of result)
			for (const { functionName, ranges } of functions)
				for (const [kind, is] of Object.entries(counted))
					if (is(functionName.replace(/\$\d+$/, ''), url)) counts[kind] += ranges[0].count
		const sum = (count) => [...texts].reduce((all, [text, times]) => all + text.length * count(times), 0)
		const json = { parsed: sum((times) => times), again: sum((times) => times - 1) }
		process.stdout.write(`${JSON.stringify({ msg: 'work', ...counts, ...json, promises })}\n`)
		texts = new Map()
		promises = 0
	}),
)
