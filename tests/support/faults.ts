import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'node:net'

/**
 * Faults of a single call. `closed` disconnects without an answer, `half` in the middle of a file, `reset` sends a TCP
 * reset. `slow` answers correctly but late; `lost` executes the command and loses the answer; `silent` gives no answer
 * within the limit of 10 s. For refused connections of the whole API: `api.refuse()`.
 */
export type Fault =
	| 'closed'
	| 'half'
	| 'reset'
	| 'silent'
	| 'html'
	| 'gateway'
	| 'broken-json'
	| 'empty'
	| 'wrong-shape'
	| { slow: number }
	| { lost: Exclude<Fault, { lost: unknown }> }
	| { status: number; code?: string; pointer?: string }

export interface FaultRule {
	method: string
	path: string | RegExp
	fault: Fault
	times: number
}

/** First matching rule with uses left; it uses one. */
export function takeFault(rules: FaultRule[], method: string, path: string): Fault | undefined {
	const rule = rules.find(
		(candidate) =>
			candidate.times > 0 &&
			candidate.method === method &&
			(typeof candidate.path === 'string' ? candidate.path === path : candidate.path.test(path)),
	)
	if (!rule) return undefined
	rule.times -= 1
	return rule.fault
}

/** The faulty answer; undefined for `slow`, whose answer is correct. */
export async function applyFault(fault: Fault, socket: Socket): Promise<Response | undefined> {
	if (fault === 'half') return hangUpHalfWay(socket)
	if (fault === 'silent') {
		await wait(11_000)
		return applyNamedFault('closed', socket)
	}
	if (typeof fault === 'string') return applyNamedFault(fault, socket)
	if ('lost' in fault) return applyFault(fault.lost, socket)
	if ('slow' in fault) {
		await wait(fault.slow)
		return undefined
	}
	const code = fault.code ?? 'genericError'
	const source = fault.pointer ? { pointer: `/data/attributes/${fault.pointer}` } : undefined
	return answer(JSON.stringify({ code, errors: [{ code, source }] }), fault.status, 'application/json')
}

async function hangUpHalfWay(socket: Socket): Promise<Response> {
	const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/pdf\r\ncontent-length: 500000\r\n\r\n'
	await new Promise((resolve) => socket.write(`${head}%PDF-1.7`, resolve))
	socket.destroy()
	return new Response(null)
}

function applyNamedFault(
	fault: Exclude<Extract<Fault, string>, 'half' | 'silent'>,
	socket: Socket,
): Response {
	switch (fault) {
		case 'closed':
			socket.destroy()
			return new Response(null)
		case 'reset':
			socket.resetAndDestroy()
			return new Response(null)
		case 'html':
			return answer('<!doctype html><title>Apache</title><h1>It works!</h1>', 200, 'text/html')
		case 'gateway':
			return answer('<!doctype html><title>502</title><h1>Bad Gateway</h1>', 502, 'text/html')
		case 'broken-json':
			return answer('{"data": {"id": "1", "attributes": {"na', 200, 'application/vnd.api+json')
		case 'empty':
			return answer('', 200, 'application/vnd.api+json')
		case 'wrong-shape':
			return answer('{"data": [[null, "three", {"attributes": 7}]]}', 200, 'application/vnd.api+json')
	}
}

function answer(body: string, status: number, type: string): Response {
	return new Response(body, { status, headers: { 'content-type': type } })
}
