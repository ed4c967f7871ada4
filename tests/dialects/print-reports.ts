import type { Observed, Reported } from './observe'
import type { Verdict } from './judge'
import type { CheckFinding, LogGroup } from './read-reports'
import type { Cell } from './run'

const verdicts: Verdict[] = ['same', 'told', 'refused', 'less', 'silent']
const mostExamples = 2
const longest = 110

/** A table of dialect × what a client reads, the log and check-api. Contains no values. */
export function printReports(observed: readonly Observed[]): string {
	const head = ['dialect', 'expects', verdicts.join('/'), 'log', 'check-api (errors/warnings)', 'fault']
	const rows = observed.map((one) => [
		`${one.dialect.group}: ${one.dialect.name}`,
		one.dialect.expects,
		countVerdicts(one.cells),
		describeLog(one.log),
		describeFindings(one.findings),
		listReportFaults(one).slice(0, 1).join(''),
	])
	const lines = [head, head.map(() => '-'), ...rows]
	return lines.map((cells) => `| ${cells.map(toCell).join(' | ')} |`).join('\n')
}

/**
 * Sentences about a loss that log or check-api does not name, and about one that check-api names though the client reads
 * everything.
 */
export function listReportFaults({ dialect, log, findings }: Reported): string[] {
	const lost = findings.filter(({ isLoss }) => isLoss)
	if (dialect.expects === 'same') return lost.map(({ sentence }) => `check-api: ${sentence}`)
	return [
		...(log.length === 0 ? ['the log names no loss'] : []),
		...(lost.length === 0 ? ['check-api names no loss'] : []),
	]
}

function countVerdicts(cells: readonly Cell[]) {
	return verdicts.map((verdict) => cells.filter((cell) => cell.verdict === verdict).length).join('/')
}

function describeLog(log: readonly LogGroup[]) {
	if (log.length === 0) return 'nothing'
	return log
		.map(({ message, lines, examples }) => {
			const [first = '', ...others] = [...new Set(examples)]
			const shown = [first, ...others.slice(0, mostExamples - 1)].map((place) => `\`${place}\``)
			return `${message} ×${lines}: ${shown.join(', ')}`
		})
		.join('; ')
}

function describeFindings(findings: readonly CheckFinding[]) {
	const errors = findings.filter(({ severity }) => severity === 'error')
	const count = `${errors.length}/${findings.length - errors.length}`
	const shown = errors[0] ?? findings.find(({ isLoss }) => isLoss) ?? findings[0]
	if (!shown) return count
	const { sentence } = shown
	return `${count} ${sentence.length > longest ? `${sentence.slice(0, longest)}…` : sentence}`
}

function toCell(text: string) {
	return text.replaceAll('|', '\\|')
}
