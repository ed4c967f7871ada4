import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { json } from '@remix-run/node'
import type { z } from 'zod/v4'
import { ApiError } from '#app/api/errors'
import type { Uses } from '#app/request/context.server'
import { logSecurityEvent } from '#app/config/security-log.server'
import type { Say } from '#app/i18n/say.server'
import { TooOften } from '#app/limits/counter.server'
import { formatDateTime } from '#app/lib/format-date'
import { hideUrlSecrets } from '#app/lib/hide-url-secrets'
import { toWallClock } from '#app/lib/wall-clock'
import { filterKnownFields, listSchemaNames, type KnownNames } from '#app/request/field-names'
import type { ChangedTerms, FormReply, UnsentInput } from '#app/request/form-reply'
import { noteFault } from '#app/request/note-fault'
import { readForm } from '#app/request/read-form.server'
import { describeRefusal, formatMomentIn } from './describe-refusal.server'
import type { ErrorPlaces, OtherQuestion } from './error-place'
import { sayUnwordedErrors, unwordedError } from './unworded-errors'

type FormContext = Uses<'outcome' | 'say'>
type NamedRequest = { facts: Pick<Uses<'facts'>['facts'], 'requestId'> }
type Errors = Record<string, string[]>

export interface ParsedForm<T> {
	value: T | undefined
	submission: Submission<T, string[]>
	/** Path and query without secrets. */
	address: string
	places: ErrorPlaces
	/** Questions that are not asked, by path, with the one whose answer asks them. */
	guides?: ErrorPlaces
	/** Questions on other pages of the form by path, with the button that leads there. */
	elsewhere?: ReadonlyMap<string, OtherQuestion>
}

export type CompleteForm<T> = ParsedForm<T> & { value: T }

export function isComplete<T>(form: ParsedForm<T>): form is CompleteForm<T> {
	return form.value !== undefined
}

type KnownFields = Partial<KnownNames> & { places?: ErrorPlaces }

/** `known` has field names that the schema does not. */
export async function parseForm<S extends z.ZodType>(
	request: Request,
	schema: S,
	known?: KnownFields,
): Promise<ParsedForm<z.output<S>>> {
	return parseFields(await readForm(request), schema, request, known)
}

export function parseFields<S extends z.ZodType>(
	fields: URLSearchParams,
	schema: S,
	{ url }: Pick<Request, 'url'>,
	{ names = listSchemaNames(schema), buttons, places }: KnownFields = {},
): ParsedForm<z.output<S>> {
	// Conform creates rows up to any index in a name, so unknown names are removed first.
	const submission = parseWithZod(filterKnownFields(fields, { names, buttons }), {
		schema,
		error: unwordedError,
	})
	return {
		submission,
		value: submission.status === 'success' ? submission.value : undefined,
		address: hideUrlSecrets(url),
		places: places ?? new Map([...names].map((name) => [name, name])),
	}
}

interface InvalidAnswer {
	/** Fields that are not sent back. */
	secret?: string[]
	/** By field; `''` is the whole form. */
	errors?: Errors
	status?: number
	heading?: string
	/** Terms that changed since the page was shown; they add an error, or `withdrawn`. */
	changed?: ChangedTerms
	/** Mark of what the API holds now. */
	shownTerms?: string
	/** Why the new terms cannot be agreed to. */
	withdrawn?: string
	confirm?: FormReply['confirm']
	contact?: FormReply['contact']
}

/** Shows the form again, with the errors of its schema and `errors`. */
export function answerInvalid<T>(
	ctx: FormContext,
	{ submission }: Pick<ParsedForm<T>, 'submission'>,
	{ secret, errors = {}, status = 422, changed, withdrawn, ...shown }: InvalidAnswer = {},
) {
	const { '': ownErrors = [], ...fieldErrors } = errors
	const change = withdrawn ?? (changed && describeChange(changed, ctx.say))
	const formErrors = change === undefined ? ownErrors : [change, ...ownErrors]
	const reply = submission.reply({ hideFields: secret, formErrors, fieldErrors })
	const result = sayUnwordedErrors(reply, ctx.say)
	const names = Object.keys(fieldErrors)
	const order = names.length > 0 ? Object.keys(errors) : []
	return answerForm(ctx, inOrder(result, order), status, { ...shown, changed })
}

function describeChange({ rows }: ChangedTerms, say: Say) {
	return say(rows.length > 0 ? 'sending.shown.changed' : 'sending.changed')
}

/** conform sorts errors by name; without `names` the error of the whole form is first. */
function inOrder(result: SubmissionResult<string[]>, names: readonly string[]): SubmissionResult<string[]> {
	const { error } = result
	if (!error) return result
	const order = Object.keys(error)[0] === '' && !names.includes('') ? ['', ...names] : names
	const first = order.flatMap((name) => (error[name] ? [[name, error[name]] as const] : []))
	return { ...result, error: { ...Object.fromEntries(first), ...error } }
}

/** Status 422 for a refusal, 502 or 503 for a failure, 429 for TooOften and a wait of known length. @throws any other error */
export async function answerFailed<T>(
	ctx: FormContext & NamedRequest & Uses<'firm'>,
	form: ParsedForm<T>,
	error: unknown,
	{ secret, words }: { secret?: string[]; words?: string } = {},
) {
	if (error instanceof TooOften) return tooOften(ctx, form, error, secret)
	noteFault(ctx.outcome, error)
	const isLost = error instanceof ApiError && error.mayHaveArrived
	if (ctx.outcome.fault) ctx.outcome.sent ??= isLost ? 'lost' : 'failed'
	const { retryAfterSeconds, ...refusal } = await describeRefusal(error, form, ctx)
	ctx.outcome.retryAfterSeconds = retryAfterSeconds
	if (words === undefined) return answerInvalid(ctx, form, { ...refusal, secret })
	return answerInvalid(ctx, form, { ...refusal, secret, errors: { '': [words] }, contact: undefined })
}

function tooOften<T>(
	ctx: FormContext & NamedRequest,
	form: ParsedForm<T>,
	{ retryAfterSeconds: seconds, limit }: TooOften,
	secret?: string[],
) {
	if (limit) logSecurityEvent('limitReached', { requestId: ctx.facts.requestId, detail: limit })
	ctx.outcome.retryAfterSeconds = seconds
	const text = ctx.say('form.tooOften', { moment: formatMomentIn(seconds, ctx.say) })
	const result = form.submission.reply({ hideFields: secret, formErrors: [text] })
	return answerForm(ctx, result, 429, { heading: ctx.say('failure.tooManyRequests.title') })
}

interface Unknown {
	answers: UnsentInput['rows']
	formId: string
	since: number
	/** The answer came, and could not be read. */
	isUnreadable?: boolean
}

/** Shows the form again, with a checkbox to send it although the first outcome is unknown (contract §8). */
export function answerUnknown<T>(
	ctx: FormContext,
	{ submission }: Pick<ParsedForm<T>, 'submission'>,
	{ answers, formId, since, isUnreadable = false }: Unknown,
	status = 422,
) {
	const { say } = ctx
	const when = formatDateTime(toWallClock(new Date(since)), say.language)
	const unknown = say('sending.unknown', { when })
	const text = isUnreadable ? `${say('sending.unreadable')} ${unknown}` : unknown
	const result = submission.reply({ formErrors: [text] })
	// Without a fault nothing was sent this time.
	ctx.outcome.sent ??= ctx.outcome.fault ? 'lost' : 'held'
	const sendAgain = { answers, formId, since, label: say('sending.again') }
	return answerForm(ctx, result, status, { heading: say('sending.unknownTitle'), sendAgain })
}

/** Replaces the form by its input, which cannot be sent any more. */
export function answerUnsendable(
	ctx: FormContext,
	{ heading, words, unsent }: { heading: string; words: string; unsent: UnsentInput },
	status: number,
) {
	return answerForm(ctx, { status: 'error', error: { '': [words] } }, status, { heading, unsent })
}

function answerForm(
	ctx: FormContext,
	result: SubmissionResult<string[]>,
	status: number,
	{ heading, ...shown }: { heading?: string } & Omit<FormReply, 'result' | 'summary'> = {},
) {
	ctx.outcome.failed = true
	ctx.outcome.sent ??= shown.confirm || shown.changed ? 'held' : 'refused'
	const { '': _, ...ofFields } = result.error ?? {}
	const count = Object.values(ofFields).flatMap((texts) => texts ?? []).length
	// A question is no wrong answer.
	const isCounted = count > 0 && shown.confirm === undefined
	const summary = isCounted
		? ctx.say('form.errorSummary', { count })
		: (heading ?? ctx.say('form.failed.refused'))
	return json<FormReply>({ result, summary, ...shown }, { status })
}
