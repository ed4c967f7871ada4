/** Log lines of one message. */
export interface LogGroup {
	message: string
	lines: number
	/** Path and member or fault of each, never a value. */
	examples: string[]
}

export interface CheckFinding {
	severity: 'error' | 'warning'
	/** Call, element and member. */
	place: string
	/** Call and finding. */
	sentence: string
	/** False where the client sees the value, which was read from an odd spelling. */
	isLoss: boolean
}

type Line = Record<string, unknown>

const warning = 40

/** Lines that name a loss or a failure, by message. */
export function readLog(lines: readonly Line[]): LogGroup[] {
	const groups = new Map<string, LogGroup>()
	for (const line of lines.filter(isAboutLoss)) {
		const message = nameMessage(line)
		const group = groups.get(message) ?? { message, lines: 0, examples: [] }
		groups.set(message, group)
		group.lines += 1
		group.examples.push(...listPlaces(line))
	}
	return [...groups.values()]
}

/** A read that was answered by an error status has no line of its own. A client without a partner has 404. */
function isAboutLoss({ level, msg, status, path }: Line) {
	if (path === '/api/consumers/partner' && status === 404) return false
	// The line of the request says that a page failed, not why.
	if (msg === 'request') return false
	return Number(level) >= warning || (msg === 'api call' && Number(status) >= 400)
}

function nameMessage({ msg, fault, status }: Line) {
	const facts = [fault, /^api call/.test(String(msg)) || fault === 'redirect' ? status : undefined]
	return [msg, ...facts.filter((fact) => fact !== undefined)].join(' ')
}

function listPlaces({ path, lost, fields }: Line): string[] {
	const losses = (Array.isArray(lost) ? lost : []) as { member: string }[]
	const members = [...losses.map(({ member }) => member), ...((fields ?? []) as string[])]
	return members.length > 0 ? members.map((member) => `${String(path)} ${member}`.trim()) : [String(path)]
}

/** Findings in the report of check-api. */
export function readFindings(report: string): CheckFinding[] {
	const findings: CheckFinding[] = []
	let call = ''
	for (const line of report.split('\n')) {
		call = /^\S+ +((GET|POST) \S+) /.exec(line)?.[1] ?? call
		const [, severity, sentence = ''] = /^ {8}(error|warning): (.*)$/.exec(line) ?? []
		if (severity !== 'error' && severity !== 'warning') continue
		const isLoss = !sentence.endsWith('read tolerantly')
		const [member = ''] = sentence.split(/:? ?expected /, 1)
		findings.push({ severity, place: `${call} ${member}`, sentence: `${call} ${sentence}`, isLoss })
	}
	return findings
}
