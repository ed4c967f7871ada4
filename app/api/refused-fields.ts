import { listMembers, type Members } from './error-members'
import type { FieldFailure } from './errors'
import { readFieldCode } from './refusal-code'
import { normaliseName } from './wire'

/** Characters of a path in an error body, its steps, and the characters of a step. */
const longest = 300
const mostSteps = 12
/** A name, a row number, or `*` for each row. */
const nameOrIndex = /^(?:[a-z_][\w-]{0,63}|\d{1,4}|\*)$/i
/** Stands for a step that may hold a value. */
const hidden = '?'

const mostFields = 50
const mostElements = 100
const mostLevels = 8
/** Characters. */
const longestPath = 200

/** Members that hold errors by field, or a list of errors. */
const containers = [
	...['errors', 'fielderrors', 'validationerrors', 'violations', 'parameterviolations', 'fieldviolations'],
	...['invalidparams', 'invalidattributes', 'issues', 'detail', 'details', 'fields', 'modelstate'],
]
/** Members that hold an error body. */
const envelopes = ['error', 'embedded', 'response', 'validation', 'body', 'data']
/** Members of an error that hold the path of its field. */
const pathNames = [
	...['pointer', 'propertypath', 'field', 'fieldname', 'loc', 'path', 'instancepath', 'datapath', 'name'],
	...['param', 'parameter', 'property', 'attribute', 'target'],
]
/** Members that hold the names of several fields. */
const listNames = ['members', 'keys', 'fields']
/** Keys that stand for the whole form. */
const ofWholeForm = ['non_field_errors', 'base', '__all__', 'form', '*']
/** Members of an object that is one error, not a row or a part of the form. */
const errorNames = ['code', 'message', 'msg', 'kind', 'rule', 'errorcode', 'detail']

/** Elements and members that are looked at in one body. */
const mostLooks = 1_000

interface Found {
	fields: Map<string, FieldFailure>
	looks: number
}

/** False once enough was looked at. */
function look(found: Found) {
	found.looks += 1
	return found.looks <= mostLooks
}

/** Fields that an error body names, in any dialect of contract §9. Bounded in number, depth and length. */
export function readRefusedFields(document: unknown): FieldFailure[] {
	const found: Found = { fields: new Map(), looks: 0 }
	if (Array.isArray(document)) readList(document, '', found, 0)
	else readBody(document, found, 0)
	if (found.fields.size === 0) readTree(omitKnown(document), '', found, 0)
	return [...found.fields.values()]
}

function omitKnown(document: unknown) {
	const isOther = (name: string) => ![...containers, 'message'].includes(normaliseName(name))
	return Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => isOther(name)))
}

function readBody(body: unknown, found: Found, level: number) {
	const members = listMembers(body)
	for (const name of containers) readContainer(members.get(name), '', found, level)
	if (level > 0) readContainer(members.get('params'), '', found, level)
	if (members.get('status') === 'fail') readContainer(members.get('data'), '', found, level)
	if (found.fields.size === 0) readOneError(members, found, level)
	if (found.fields.size === 0) readMessages(members.get('message'), found)
	if (level < 3) for (const name of envelopes) readBody(members.get(name), found, level + 1)
}

/** A body that is one error: `{field, code}`, or `{error: {target}}`. */
function readOneError(members: Members, found: Found, level: number) {
	const names = level === 0 ? ['field', 'param', 'pointer', 'parameter'] : ['field', 'param', 'target']
	for (const path of listNamed(members, names)) add(found, path, members)
}

/** Errors of class-validator, or their sentences, which begin with the field: `persons.0.email must be an email`. */
function readMessages(value: unknown, found: Found) {
	if (!Array.isArray(value)) return
	readList(value, '', found, 0)
	for (const text of value.slice(0, mostElements)) {
		const name = typeof text === 'string' ? /^([\w.[\]]{1,200}) (?:must|should) /.exec(text)?.[1] : undefined
		if (name !== undefined) add(found, parseFieldPath(name), listMembers(undefined))
	}
}

function readContainer(value: unknown, before: string, found: Found, level: number) {
	if (Array.isArray(value)) readList(value, before, found, level)
	else readTable(value, before, found, level)
}

function readList(list: readonly unknown[], before: string, found: Found, level: number) {
	if (level > mostLevels) return
	for (const element of list.slice(0, mostElements)) readElement(element, before, found, level)
}

function readElement(element: unknown, before: string, found: Found, level: number) {
	if (!look(found)) return
	const error = listMembers(element)
	const named = listNamed(error, pathNames).map((path) => join(before, path))
	const [own = before] = named
	const missing = readFieldPath(listMembers(error.get('params')).get('missingproperty'))
	const fields = missing === undefined ? named : [join(own, missing)]
	for (const field of fields) add(found, field, error)
	const inner = error.get('children') ?? error.get('fieldviolations')
	if (Array.isArray(inner)) readList(inner, own, found, level + 1)
	if (fields.length === 0) readTree(element, before, found, level + 1)
}

/** The path that an error has for its field, or the names of several fields. */
function listNamed(error: Members, names: readonly string[]): string[] {
	const source = listMembers(error.get('source'))
	const places = [source.get('pointer'), source.get('parameter'), ...names.map((name) => error.get(name))]
	const [path] = places.flatMap((place) => readFieldPath(place) ?? [])
	return path === undefined ? listNames.flatMap((name) => listEach(error.get(name))) : [path]
}

function listEach(value: unknown): string[] {
	return Array.isArray(value) ? value.slice(0, mostElements).flatMap((name) => readFieldPath(name) ?? []) : []
}

/** `{field: errors}`; a row or a part of the form has its own fields inside. */
function readTable(value: unknown, before: string, found: Found, level: number) {
	walk(value, { before, found, level }, (path, member) => {
		if (isErrorOfField(member)) add(found, path, listMembers(first(member)), listTexts(member))
		else readInner(member, path, (inner, at) => readTable(inner, at, found, level + 1))
	})
}

/** Tables outside the usual members (Django, Rails): only lists count. */
function readTree(value: unknown, before: string, found: Found, level: number) {
	walk(value, { before, found, level }, (path, member) => {
		if (isListOfErrors(member)) add(found, path, listMembers(first(member)), listTexts(member))
		else readInner(member, path, (inner, at) => readTree(inner, at, found, level + 1))
	})
}

function readInner(member: unknown, path: string, read: (inner: unknown, path: string) => void) {
	if (!Array.isArray(member)) return read(member, path)
	for (const [index, row] of member.slice(0, mostElements).entries()) read(row, `${path}/${index}`)
}

interface Place {
	before: string
	found: Found
	level: number
}

function walk(
	value: unknown,
	{ before, found, level }: Place,
	visit: (path: string, member: unknown) => void,
) {
	if (typeof value !== 'object' || value === null || Array.isArray(value) || level > mostLevels) return
	for (const [key, member] of Object.entries(value).slice(0, mostElements)) {
		if (!look(found)) return
		// Zod and CakePHP keep the errors of a field in members such as `_errors`.
		const isOwn = key.startsWith('_') && before !== ''
		const path = isOwn ? before : join(before, parseFieldPath(key))
		if (path !== '' && !ofWholeForm.includes(key.toLowerCase())) visit(path, member)
	}
}

function join(before: string, path: string | undefined) {
	return [before, path].filter(Boolean).join('/')
}

function listTexts(value: unknown): unknown[] {
	const texts: unknown[] = Array.isArray(value) ? value.slice(0, mostElements) : [value]
	return texts.filter(isText)
}

function isText(value: unknown) {
	return typeof value === 'string' && value !== ''
}

function isErrorOfField(member: unknown) {
	return isText(member) || member === true || isError(member) || isListOfErrors(member)
}

function isListOfErrors(member: unknown) {
	return Array.isArray(member) && member.length > 0 && (member.every(isText) || isError(member[0]))
}

function isError(value: unknown) {
	const members = listMembers(value)
	return errorNames.some((name) => typeof members.get(name) === 'string')
}

function first(value: unknown): unknown {
	return Array.isArray(value) ? value[0] : value
}

/** The first code counts when a field has several errors. */
function add(found: Found, field: string | undefined, error: Members, texts: readonly unknown[] = []) {
	if (!field || field.length > longestPath || (found.fields.size >= mostFields && !found.fields.has(field)))
		return
	const code = found.fields.get(field)?.code ?? readFieldCode(error, texts)
	found.fields.set(field, { field, code })
}

/**
 * A path of an error body as `persons/0/email`; undefined for one without steps. Reads JSON pointers, URI-encoded or not,
 * dots, brackets, JSONPath and property paths of Symfony's forms.
 */
export function parseFieldPath(text: string): string | undefined {
	const path = decode(text.slice(0, longest).trim())
	const isOfForm = /^children\[/.test(path)
	const plain = isOfForm ? path.replace(/\bchildren\[([^[\]]*)\]/g, '$1').replace(/\.data$/, '') : path
	return joinSteps(plain.replace(/^[#$]/, '').split(/[/.[\]'"]+/))
}

/** The same of a list of steps; undefined for any other value. */
function readFieldPath(value: unknown): string | undefined {
	if (typeof value === 'string') return parseFieldPath(value)
	if (!Array.isArray(value)) return undefined
	const steps = value
		.slice(0, mostSteps)
		.filter((step) => typeof step === 'string' || typeof step === 'number')
	return joinSteps(steps.map((step) => String(step)))
}

function joinSteps(steps: readonly string[]) {
	const named = steps.filter((step) => step !== '').slice(0, mostSteps)
	const shown = named.map((step) => (nameOrIndex.test(step) ? step : hidden))
	return shown.length > 0 ? shown.join('/') : undefined
}

function decode(text: string) {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
