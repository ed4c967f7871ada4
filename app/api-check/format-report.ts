import { hasFailed, type CheckResult } from './check-result'
import type { Finding } from './judge-answer'
import { amountWithUnit } from '#app/api/numbers'

const unitHint =
	'Whole amounts came without their unit: set API_MONEY=euro or API_MONEY=cents, whichever the API means.'

export interface ReportOptions {
	/** Warnings fail too. */
	isStrict?: boolean
}

const severities = ['error', 'warning'] as const

function countFindings(results: readonly CheckResult[]) {
	const all = results.flatMap(({ findings }) => findings)
	const [errors = 0, warnings = 0] = severities.map(
		(one) => all.filter(({ severity }) => severity === one).length,
	)
	return { errors, warnings }
}

/** Whether a call counts as failed, for the exit code and in each report. */
export function isFailure(result: Pick<CheckResult, 'findings'>, { isStrict = false }: ReportOptions) {
	return isStrict ? result.findings.length > 0 : hasFailed(result)
}

function describe({ severity, element, member, expected, received, shown }: Finding) {
	const place = `${element === undefined ? '' : `element ${element} `}${member}`.trim()
	return `${severity}: ${place && `${place}: `}expected ${expected}, received ${received}; a client sees: ${shown}`
}

export function formatText(results: readonly CheckResult[], options: ReportOptions = {}) {
	const lines = results.flatMap((result) => [
		formatLine(result, options),
		...result.findings.map((finding) => `        ${describe(finding)}`),
	])
	return `${[...lines, '', ...findHints(results), summarise(results, options)].join('\n')}\n`
}

function formatLine(result: CheckResult, options: ReportOptions) {
	const { method, path, milliseconds, notTried, unseen } = result
	const line = `${method} ${path}  ${notTried === undefined ? `${milliseconds} ms` : `not tried: ${notTried}`}`
	if (isFailure(result, options)) return `FAIL  ${line}`
	if (notTried !== undefined) return `none  ${line}`
	return unseen === undefined ? `ok    ${line}` : `sent  ${line}  ${formatUnseen(unseen)}`
}

function formatUnseen(reason: string) {
	return `cannot be seen: ${reason}`
}

function summarise(results: readonly CheckResult[], { isStrict }: ReportOptions) {
	const { errors, warnings } = countFindings(results)
	const left = countLeftOut(results)
	const unseen = results.filter((result) => result.unseen !== undefined).length
	return [
		`${results.length - left} calls`,
		`${errors} errors`,
		`${warnings} warnings${isStrict ? ' (which fail: --strict)' : ''}`,
		...(unseen > 0 ? [`${unseen} effects cannot be seen`] : []),
		`${left} calls not tried`,
	].join(', ')
}

function countLeftOut(results: readonly CheckResult[]) {
	return results.filter(({ notTried }) => notTried !== undefined).length
}

/** For build servers. */
export function formatJunit(results: readonly CheckResult[], options: ReportOptions = {}) {
	const cases = results.map((result) => formatCase(result, options))
	const failures = results.filter((result) => isFailure(result, options))
	const skipped = countLeftOut(results) - countLeftOut(failures)
	const hints = findHints(results)
	const output = hints.length > 0 ? `\n<system-out>${escape(hints.join('\n'))}</system-out>` : ''
	return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="check-api" tests="${results.length}" failures="${failures.length}" skipped="${skipped}">
${cases.join('\n')}${output}
</testsuite>
`
}

function formatCase(result: CheckResult, options: ReportOptions) {
	const { method, path, milliseconds, findings, notTried, unseen } = result
	const isFailing = ({ severity }: Finding) => severity === 'error' || options.isStrict === true
	const failing = findings.filter(isFailing).map(describe)
	const others = findings.filter((finding) => !isFailing(finding)).map(describe)
	const said = [...others, ...(unseen === undefined ? [] : [formatUnseen(unseen)])]
	const failure = failing.length > 0 ? `<failure>${escape(failing.join('\n'))}</failure>` : ''
	const output = said.length > 0 ? `<system-out>${escape(said.join('\n'))}</system-out>` : ''
	const skipped = notTried === undefined || failure ? '' : `<skipped message="${escape(notTried)}"/>`
	const name = `name="${escape(path)}" classname="${method}" time="${milliseconds / 1000}"`
	return `<testcase ${name}>${skipped}${failure}${output}</testcase>`
}

export function formatHtml(results: readonly CheckResult[], options: ReportOptions = {}) {
	const rows = results.flatMap(({ method, path, findings, notTried, unseen }) => [
		...(notTried === undefined ? [] : [toRow(['not tried', `${method} ${path}`, '', '', '', '', notTried])]),
		...(unseen === undefined ? [] : [toRow(['cannot be seen', `${method} ${path}`, '', '', '', '', unseen])]),
		...findings.map(({ severity, element, member, expected, received, shown }) => {
			const place = element === undefined ? '' : String(element)
			return toRow([severity, `${method} ${path}`, place, member, expected, received, shown])
		}),
	])
	const heads = ['', 'Call', 'Element', 'Member', 'Expected', 'Received', 'A client sees']
	return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>check-api</title></head><body>
<h1>${escape(summarise(results, options))}</h1>
${findHints(results)
	.map((hint) => `<p>${escape(hint)}</p>`)
	.join('\n')}
<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
</body></html>
`
}

function toRow(cells: readonly string[]) {
	return `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`
}

function escape(text: string) {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Advice for the operator: the likely cause of failures. */
export function findHints(results: readonly CheckResult[]): string[] {
	const alike = findCommonFailure(results)
	return [
		...(alike === undefined ? [] : [`All calls fail alike (received ${alike}): look at API_URL.`]),
		...(lacksUnit(results) ? [unitHint] : []),
		...results.flatMap(({ hint }) => hint ?? []),
	]
}

function lacksUnit(results: readonly CheckResult[]) {
	return results.some(({ findings }) => findings.some(({ expected }) => expected === amountWithUnit))
}

/** The answer that all calls have in common, when none of them worked. */
function findCommonFailure(results: readonly CheckResult[]) {
	const tried = results.filter(({ notTried }) => notTried === undefined)
	const failures = tried.map(({ path, findings }) =>
		findings
			.find(({ severity, member }) => severity === 'error' && member === '')
			?.received.replace(path, ''),
	)
	const [first] = failures
	return tried.length > 1 && failures.every((failure) => failure === first) ? first : undefined
}
