import { expect, test } from 'vitest'
import ts from 'typescript'
import { listFiles, listSources, formatLocation, readText, walkTree, type Source } from './sources'

const views = listSources().filter(({ path }) => path.endsWith('.tsx'))
const words = /\p{L}{2,}/u

/** Attributes that are shown or read aloud. */
const spoken = [
	'alt',
	'title',
	'label',
	'placeholder',
	'aria-label',
	'aria-description',
	'aria-roledescription',
]

/** Markup that text browsers ignore, that loses typed text, or that the content security policy refuses. */
const forbidden: Record<string, string> = {
	formAction: 'text browsers ignore it',
	formMethod: 'text browsers ignore it',
	form: 'text browsers ignore it',
	required: 'the server checks; use aria-required',
	pattern: 'the server checks',
	maxLength: 'the server checks',
	minLength: 'the server checks',
	hidden: 'text browsers show it',
	style: 'the content security policy refuses it',
	checked: 'inputs are uncontrolled: defaultChecked',
	autoFocus: 'no field takes the focus by itself',
	onClick: 'a form or a link does it',
}

/** Components that implement an output, or a control that only works with scripts. */
const mayUse: Record<string, string[]> = { onClick: ['app/ui/button.tsx', 'app/ui/link.tsx'] }

/** Components with dialogs: a script inserts a dialog only when it opens. */
const madeByScript = ['app/ui/confirm-dialog.tsx', 'app/ui/reading-dialog.tsx']

/** Prefetch links: a script adds them, and `noscript` does without one. */
const prefetchLinks = '<noscript>{links}</noscript>'

/**
 * Places that write raw HTML: sanitised texts, cached own parts, constant rules, the element for the page's styles.
 */
const rawHtml = [
	['app/ui/rich-text.tsx', '{{ __html: placeHeadings(html, level) }}'],
	['app/ui/cached-html.tsx', '{{ __html: html }}'],
	['app/features/shell/late-scripts.tsx', '{{ __html: writeRules(shell.prefetchTiming) }}'],
	['app/features/shell/document.tsx', "{{ __html: '' }}"],
]

interface Attribute {
	source: Source
	node: ts.JsxAttribute
	name: string
	element: string
	value?: string
}

function listAttributes(): Attribute[] {
	return views.flatMap((source) =>
		walkTree(source.tree)
			.filter(ts.isJsxAttribute)
			.map((node) => ({
				source,
				node,
				name: node.name.getText(),
				element: node.parent.parent.tagName.getText(),
				value: node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : undefined,
			})),
	)
}

const attributes = listAttributes()
const isHtml = ({ element }: Attribute) => /^[a-z]/.test(element)

function places(wrong: Attribute[]): string[] {
	return wrong.map(({ source, node }) => `${formatLocation(source, node)} ${node.getText()}`)
}

test('No text stands in the markup: all of it comes from app/locales', () => {
	const texts = views.flatMap((source) =>
		walkTree(source.tree)
			.filter((node) => ts.isJsxText(node) || isTextExpression(node))
			.filter((node) => words.test(node.getText()))
			.map((node) => `${formatLocation(source, node)} ${node.getText().trim()}`),
	)
	expect(texts).toEqual([])
	expect(
		places(attributes.filter(({ name, value }) => spoken.includes(name) && words.test(value ?? ''))),
	).toEqual([])
})

test('No element carries an attribute that fails somewhere', () => {
	const wrong = attributes.filter(
		(one) => isHtml(one) && one.name in forbidden && !mayUse[one.name]?.includes(one.source.path),
	)
	expect(places(wrong)).toEqual([])
})

test('No input is of a kind that browsers spoil: number, date, time', () => {
	const kinds = ['number', 'date', 'time', 'datetime-local', 'month', 'week', 'color', 'range']
	expect(
		places(attributes.filter(({ name, value }) => name === 'type' && kinds.includes(value ?? ''))),
	).toEqual([])
})

test('No input is controlled', () => {
	const inputs = ['input', 'textarea', 'select']
	const controlled = attributes.filter(({ element, name, node }) => {
		const isPlain = /type=["{']*(hidden|submit|checkbox|radio)/.test(node.parent.getText())
		return inputs.includes(element) && name === 'value' && !isPlain
	})
	expect(places(controlled)).toEqual([])
})

test('Raw HTML is written by the rich text alone, and a script of constants; the room for styles is empty', () => {
	const raw = attributes.filter(({ name }) => name === 'dangerouslySetInnerHTML')
	const written = raw.map(({ source, node }) => [source.path, node.initializer?.getText()])
	expect(written.sort()).toEqual(rawHtml.toSorted())
})

test('Nothing is server-rendered that only a script can open', () => {
	const rendered = views.filter(({ path }) => !madeByScript.includes(path))
	const elements = rendered.flatMap((source) =>
		walkTree(source.tree)
			.filter((node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
			.filter((node) => ['dialog', 'template', 'noscript'].includes(node.tagName.getText()))
			.filter((node) => node.parent.getText() !== prefetchLinks)
			.map((node) => formatLocation(source, node)),
	)
	expect(elements).toEqual([])
})

test('Every form posts or asks in a way a text browser knows', () => {
	const methods = attributes.filter(({ element, name }) => /^([Ff]orm)$/.test(element) && name === 'method')
	expect(places(methods.filter(({ value }) => value !== 'post' && value !== 'get'))).toEqual([])
})

test('Every form that posts carries the form token', () => {
	// Forms of the frame get it with their other hidden fields.
	const ofTheFrame = ['app/ui/header-tools.tsx', 'app/ui/notice.tsx', 'app/features/shell/frame-parts.tsx']
	const posting = attributes.filter(
		({ element, name, value }) => /^[Ff]orm$/.test(element) && name === 'method' && value === 'post',
	)
	// The service worker adds the posted fields to this form.
	const ofTheWorker = 'app/server/bare-pages.tsx'
	const known = ['app/forms/post-form.tsx', 'app/forms/button-form.tsx', ofTheWorker, ...ofTheFrame]
	expect(places(posting.filter(({ source }) => !known.includes(source.path)))).toEqual([])
	for (const path of ofTheFrame)
		expect(readText(path), path).toMatch(/HiddenFields fields=\{(fields|close\.fields)\}/)
})

test('The small scripts stay small enough to read', () => {
	for (const path of listFiles('public').filter((file) => file.endsWith('.js'))) {
		expect(readText(path).split('\n').length, path).toBeLessThan(300)
	}
})

function isTextExpression(node: ts.Node): boolean {
	return (
		ts.isStringLiteralLike(node) && ts.isJsxExpression(node.parent) && !ts.isJsxAttribute(node.parent.parent)
	)
}
