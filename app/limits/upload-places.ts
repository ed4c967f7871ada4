/** Uploads at a time of one session in this process. */
const most = 4

interface Line {
	underWay: number
	waiting: (() => void)[]
}
const lines = new Map<string, Line>()

/**
 * Waits for a place; meanwhile nothing of the body is read, so its sender waits too. Returns the function that leaves the
 * place. @throws the reason of `signal`
 */
export async function takeUploadPlace(session: string, signal: AbortSignal): Promise<() => void> {
	signal.throwIfAborted()
	const line = lines.get(session) ?? { underWay: 0, waiting: [] }
	lines.set(session, line)
	if (line.underWay < most) line.underWay += 1
	else await waitInLine(line, signal)
	return () => {
		const next = line.waiting.shift()
		if (next) return next()
		line.underWay -= 1
		if (line.underWay === 0) lines.delete(session)
	}
}

function waitInLine({ waiting }: Line, signal: AbortSignal) {
	return new Promise<void>((resolve, reject) => {
		const enter = () => {
			signal.removeEventListener('abort', leave)
			resolve()
		}
		const leave = () => {
			waiting.splice(waiting.indexOf(enter), 1)
			reject(signal.reason as Error)
		}
		waiting.push(enter)
		signal.addEventListener('abort', leave, { once: true })
	})
}
