import { expect, test } from 'vitest'
import { judgeFile } from './check-reads'

const pdf = '%PDF-1.4\n%%EOF\n'
const html = '<!DOCTYPE html><title>Inloggen</title>'

const judge = (body: string, headers: Record<string, string> = {}, status = 200) =>
	judgeFile({ without: 'no invoice' }, { status, body, header: (name) => headers[name] })

test.each([
	[pdf, { 'content-type': 'application/pdf' }],
	['naam;bedrag', { 'content-type': 'text/csv' }],
	[html, { 'content-type': 'text/html', 'content-disposition': 'attachment; filename="offerte.html"' }],
])('A file is one: %s', (body, headers) => {
	expect(judge(body, headers)).toEqual([])
})

test.each([
	[204, '', {}, 'status 204'],
	[206, pdf, {}, 'status 206'],
	[404, '{"code":"fileNotFound"}', {}, 'status 404 fileNotFound'],
	[302, '', { location: 'https://login.example/?next=x' }, 'status 302 to https://login.example/'],
	[200, '', { 'content-type': 'application/pdf' }, 'nothing'],
	[200, '{"errors":[{"code":"x"}]}', { 'content-type': 'application/pdf' }, 'a report of a failure'],
	[200, html, { 'content-type': 'text/html' }, 'a page of HTML'],
	[200, '{"data":{}}', { 'content-type': 'application/json' }, 'JSON'],
])('A %i with "%s" is no file', (status, body, headers, received) => {
	expect(judge(body, headers, status)).toMatchObject([{ severity: 'error', received, shown: 'no invoice' }])
})
