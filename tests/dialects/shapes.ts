import { createGroup, type Answer, type Dialect } from './dialect'
import { isList, type Document, type Json, type Resource } from './document'

const shape = createGroup('shapes')
const failure = createGroup('failures')

const firstOnly = (document: Document): Document =>
	isList(document) ? { ...document, data: document.data.slice(0, 1) } : document

const anonymous = ({ id: _, ...resource }: Resource): Resource => resource

/** The list with one element replaced. */
function spoiled(spoil: (resource: Resource) => Json | Resource, index: number) {
	return (document: Document): Answer =>
		isList(document) && document.data.length > 0
			? {
					...document,
					data: document.data.map((one, at) =>
						at === document.data.length - 1 || at === index ? spoil(one) : one,
					),
				}
			: document
}

const last = -1

function bare(document: Document): Document {
	return document
}

const answer =
	(status: number, headers: Record<string, string> = {}, body: string | null = null) =>
	() =>
		new Response(body, { status, headers })
const html = { 'content-type': 'text/html' }
const json = { 'content-type': 'application/json' }

export const shapeDialects: Dialect[] = [
	shape.same('the plain dialect', bare),
	shape.same(
		'one resource for a list of one',
		(document) => {
			const [only] = isList(document) ? document.data : []
			return only ? { ...document, data: only } : document
		},
		{ plain: firstOnly },
	),
	shape.same('a list of one for one', (document) =>
		document.data && !isList(document) ? { ...document, data: [document.data as Resource] } : document,
	),
	shape.same(
		'ids as numbers',
		(document) => JSON.parse(JSON.stringify(document).replace(/"id":"(\d+)"/g, '"id":$1')) as Document,
	),
	shape.told('the last of a list without an id', spoiled(anonymous, last)),
	shape.told('the first and the last of a list without an id', spoiled(anonymous, 0)),
	shape.told(
		'the last of a list is null',
		spoiled(() => null, last),
	),
	shape.told(
		'the last of a list is text',
		spoiled(() => 'weg', last),
	),
	shape.told(
		'the last of a list is an identifier',
		spoiled(({ type, id }) => ({ type, id }), last),
	),
	shape.told('two of a list have one name', (document) => {
		const [first] = isList(document) ? document.data : []
		const other = first && { ...first, attributes: { ...first.attributes, label: 'Anders' } }
		return other && isList(document) ? { ...document, data: [...document.data, other] } : document
	}),
	shape.told('206 with a part of a list', (document) =>
		isList(document)
			? Response.json({ ...document, data: document.data.slice(0, -1) }, { status: 206 })
			: document,
	),
	shape.told('the body null', () => null),
	shape.told('data as text', () => ({ data: 'weg' })),
	shape.told('data as a number', () => ({ data: 0 })),
	shape.told('data as false', () => ({ data: false })),
	shape.told('a body without data', () => ({ meta: {} })),
]

export const failureDialects: Dialect[] = [
	failure.told('302 to a login', answer(302, { location: 'https://firma.voorbeeld.nl/login' })),
	failure.told('302 without a location', answer(302)),
	failure.told('304', answer(304)),
	failure.told('200 with HTML', answer(200, html, '<!doctype html><title>Inloggen</title><p>Inloggen')),
	failure.told('200 with an empty body', answer(200, json, '')),
	failure.told('200 with errors', () => ({ errors: [{ status: '500', title: 'Mislukt' }] })),
	failure.told('200 with errors beside data', () => ({ data: [], errors: [{ status: '500' }] })),
	failure.told('200 with success: false', () => ({ success: false, data: [] })),
	failure.told('200 with ok: false', () => ({ ok: false, data: [] })),
	failure.told('200 with status: error', () => ({ status: 'error', data: [] })),
	failure.told('200 with status: fail', () => ({ status: 'fail', data: null })),
	failure.told('500', answer(500)),
]
