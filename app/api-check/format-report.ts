import type { CheckResult } from './check-result'
import type { Finding } from './judge-answer'

const severities = ['error', 'warning'] as const

export function countFindings(results: readonly CheckResult[]) {
	const all = results.flatMap(({ findings }) => findings)
	const [errors = 0, warnings = 0] = severities.map(
		(one) => all.filter(({ severity }) => severity === one).length,
	)
	return { errors, warnings }
}

function describe({ severity, element, member, expected, received, shown }: Finding) {
	const place = `${element === undefined ? '' : `element ${element} `}${member}`.trim()
	return `${severity}: ${place && `${place}: `}expected ${expected}, received ${received}; a client sees: ${shown}`
}

export function formatText(results: readonly CheckResult[]) {
	const lines = results.flatMap((result) => [
		formatLine(result),
		...result.findings.map((finding) => `        ${describe(finding)}`),
	])
	return `${lines.join('\n')}\n\n${summarise(results)}\n`
}

function formatLine({ method, path, milliseconds, findings, notTried }: CheckResult) {
	if (notTried !== undefined) return `none  ${method} ${path}  not tried: ${notTried}`
	const hasFailed = findings.some(({ severity }) => severity === 'error')
	return `${hasFailed ? 'FAIL' : 'ok  '}  ${method} ${path}  ${milliseconds} ms`
}

function summarise(results: readonly CheckResult[]) {
	const { errors, warnings } = countFindings(results)
	const left = countLeftOut(results)
	return `${results.length - left} calls, ${errors} errors, ${warnings} warnings, ${left} commands not tried`
}

function countLeftOut(results: readonly CheckResult[]) {
	return results.filter(({ notTried }) => notTried !== undefined).length
}

/** For build servers. */
export function formatJunit(results: readonly CheckResult[]) {
	const cases = results.map(({ method, path, milliseconds, findings, notTried }) => {
		const errors = findings.filter(({ severity }) => severity === 'error').map(describe)
		const warnings = findings.filter(({ severity }) => severity === 'warning').map(describe)
		const failure = errors.length > 0 ? `<failure>${escape(errors.join('\n'))}</failure>` : ''
		const output = warnings.length > 0 ? `<system-out>${escape(warnings.join('\n'))}</system-out>` : ''
		const skipped = notTried === undefined ? '' : `<skipped message="${escape(notTried)}"/>`
		const said = `${skipped}${failure}${output}`
		return `<testcase name="${escape(path)}" classname="${method}" time="${milliseconds / 1000}">${said}</testcase>`
	})
	const failed = results.filter(({ findings }) =>
		findings.some(({ severity }) => severity === 'error'),
	).length
	return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="check-api" tests="${results.length}" failures="${failed}" skipped="${countLeftOut(results)}">
${cases.join('\n')}
</testsuite>
`
}

export function formatHtml(results: readonly CheckResult[]) {
	const rows = results.flatMap(({ path, findings, notTried }) => [
		...(notTried === undefined ? [] : [toRow(['not tried', path, '', '', '', '', notTried])]),
		...findings.map(({ severity, element, member, expected, received, shown }) => {
			const cells = [
				severity,
				path,
				element === undefined ? '' : String(element),
				member,
				expected,
				received,
				shown,
			]
			return toRow(cells)
		}),
	])
	const heads = ['', 'Call', 'Element', 'Member', 'Expected', 'Received', 'A client sees']
	return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>check-api</title></head><body>
<h1>${summarise(results)}</h1>
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
