import { redirect } from '@remix-run/node'
import type { Doubt } from '#app/forms/doubts.server'
import { answerInvalid, answerUnsendable, isComplete, type ParsedForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import type { Uses } from '#app/request/context.server'
import { dropInputField, technicalFields, formTokenField, prefillField } from '#app/request/form-fields'
import type { UnsentInput } from '#app/request/form-reply'
import { listTypedTexts, type KeptField } from '#app/request/kept-form'
import { showUnsent } from '#app/request/show-unsent'

interface Fact {
	term: string
	detail: string
}

export interface InputSubject {
	/** Nothing is sent; the page reports that it is already done. */
	isDone?: boolean
	/** Set for forms that only redirect: a repeated submit redirects again without a notice. */
	quiet?: boolean
	files?: readonly { name: string }[]
	/** Answers of a complete form in words; absent: its typed texts. */
	listAnswers?: () => readonly Fact[]
	/** Unusual values that are asked about before they are sent. */
	doubts?: readonly Doubt[]
	/** Typed input that the chosen answer leaves out. */
	listDropped?: () => readonly Fact[]
}

type UsesAnswer = Uses<'outcome' | 'say'>
type Link = UnsentInput['links'][number]

interface TakenWords {
	heading?: string
	words?: string
	/** Line above the input; absent: that it was not sent. */
	purpose?: string
	links?: readonly Link[]
}

/** Fields of the client, without those of the form. */
export function listAnswers(payload: Record<string, unknown>) {
	return Object.entries(payload).filter(
		([name]) => ![formTokenField, prefillField, ...technicalFields].includes(name),
	)
}

/** The action is done, by this client elsewhere or by another: shows the input, which was not sent. */
export function answerTaken<T>(
	ctx: UsesAnswer,
	form: ParsedForm<T>,
	about: InputSubject,
	{ links = [], purpose, ...told }: TakenWords = {},
) {
	if (about.quiet) return redirect(form.address, 303)
	const { heading, text: words } = ctx.say.table('sending').taken
	const input = showUnsent(ctx.say, listInput(form, about, ctx.say), links)
	const unsent = { ...input, purpose: purpose ?? input.purpose }
	return answerUnsendable(ctx, { heading, words, ...told, unsent }, 409)
}

export function listInput<T>(
	form: ParsedForm<T>,
	{ listAnswers: inWords, files = [] }: InputSubject,
	say: Say,
) {
	const { file } = say.table('sending').unsent
	const known = isComplete(form) ? inWords?.() : undefined
	return [
		...(known?.filter(({ detail }) => detail !== '-') ?? listTexts(form.submission.payload, say)),
		...files.map(({ name }) => ({ term: file, detail: name })),
	]
}

/** Typed texts at any depth, without their questions. */
export function listTexts(input: unknown, say: Say): Fact[] {
	const term = say('sending.unsent.typed')
	return listTypedTexts(flatten(input, '')).map((detail) => ({ term, detail }))
}

function flatten(input: unknown, name: string): KeptField[] {
	if (typeof input === 'string') return [[name, input]]
	if (typeof input !== 'object' || input === null) return []
	const members = Array.isArray(input)
		? input.map((one: unknown) => ['', one] as const)
		: listAnswers({ ...input })
	return members.flatMap(([key, value]) => flatten(value, key || name))
}

/** Asks before typed input goes unsent; undefined when nothing would, or when the client agreed. */
export function answerDropped<T>(ctx: UsesAnswer, form: ParsedForm<T>, { listDropped }: InputSubject) {
	const dropped = listDropped?.() ?? []
	if (dropped.length === 0 || Object.hasOwn(form.submission.payload, dropInputField)) return undefined
	const { heading, confirm } = ctx.say.table('sending').dropped
	const input = dropped.map(({ term, detail }) => `${term}: ${detail}`).join('; ')
	return answerInvalid(ctx, form, {
		heading,
		errors: { '': [ctx.say('sending.dropped.text', { input })] },
		confirm: { name: dropInputField, label: confirm },
	})
}
