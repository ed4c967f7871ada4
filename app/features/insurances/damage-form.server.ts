import { redirect, type SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { GeneralInsurance } from '#app/api/resources/insurances'
import type { Uses, UsesOwner, UsesSending } from '#app/request/context.server'
import { createFieldSchemas } from '#app/forms/field-schemas.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import { createUploadTexts, type ParsedUpload } from '#app/forms/upload-form.server'
import type { Say } from '#app/i18n/say.server'
import { uploadTypes } from '#app/lib/file-type'
import { formatWireDate } from '#app/lib/format-date'
import { getToday } from '#app/lib/wall-clock'
import { paths } from '#app/paths'
import { createFact } from '#app/products/facts'
import { getProductName } from '#app/products/product-head'
import { findTypedBeside } from '#app/products/action-head.server'
import { toReceiptFile } from '#app/submissions/receipt-text'
import { getFormId, sendOnce } from '#app/submissions/send-once.server'
import { answerUnbound, findUnbound } from '#app/submissions/token-session.server'
import { findReportHref } from './damage-reports.server'
import { getGeneralInsurance } from './general-insurance.server'

const damageRoute = 'portal/insurances/create-damage-report'

export type DamageFormView = SerializeFrom<typeof getDamagePage>

/** @see [422] */
export const damageFiles = { accepted: uploadTypes.damage, isOptional: true }

/** @throws Response redirect to the insurance when the API offers no report [A100] */
export async function getReportableInsurance(ctx: Uses<'api'>, id: string | undefined) {
	const insurance = await getGeneralInsurance(ctx, id)
	if (!findReportHref(insurance)) throw redirect(paths.generalInsurances.detail(insurance.id))
	return insurance
}

/** @see [418] */
export async function getDamagePage(
	ctx: UsesOwner<'outcome' | 'queryTokens' | 'say' | 'session'>,
	insurance: GeneralInsurance,
) {
	const { say } = ctx
	const texts = say.table('damageReport')
	const name = nameOf(insurance, say)
	const unbound = findUnbound(ctx, damageRoute)
	const { typed, note } = await findTypedBeside(ctx, toDamageDraft(insurance))
	return {
		title: texts.title,
		typed,
		draftNote: note,
		purpose: texts.purpose,
		back: { href: paths.generalInsurances.detail(insurance.id), label: say('products.back', { list: name }) },
		formId: unbound ? undefined : await getFormId(ctx, subjectOf(insurance)),
		unbound: unbound?.unbound,
		facts: [createFact(texts.insurance, name)],
		date: { label: texts.date, hint: say('form.dateHint'), pickLabel: say('form.pickDate') },
		time: { label: texts.time, hint: texts.timeHint },
		cause: { label: texts.cause, hint: texts.causeHint },
		notes: { label: texts.notes, hint: texts.notesHint },
		files: { label: texts.files, ...createUploadTexts(uploadTypes.damage, say) },
		optional: say('form.optional'),
		action: paths.createDamageReport(insurance.id),
		sends: texts.sends,
		submit: texts.submit,
	}
}

/** Notes are optional [419-421]. */
export function createDamageSchema(say: Say) {
	const { date, time, text, optionalText } = createFieldSchemas(say)
	return z.object({
		date: date({ latest: getToday() }),
		time: time(),
		cause: text('line'),
		notes: optionalText('remark'),
	})
}
type Damage = z.output<ReturnType<typeof createDamageSchema>>

/** Refuses a report in a session that may not send one; undefined elsewhere. */
export function answerUnboundDamage(ctx: UsesSending, form: ParsedUpload<Damage>) {
	return answerUnbound(ctx, form, { route: damageRoute, files: form.files })
}

/** @see [423] */
export function sendDamageReport(
	ctx: UsesSending<'api'>,
	insurance: GeneralInsurance,
	form: ParsedUpload<Damage> & CompleteForm<Damage>,
) {
	const { files } = form
	return sendOnce(ctx, form, { subject: subjectOf(insurance), route: damageRoute, files }, async () => {
		await ctx.api.upload(
			`/api/products/general-insurances/${encodeURIComponent(insurance.id)}/damage-reports`,
			fieldsOf(form.value, insurance),
			files.map((file) => ({ ...file, field: 'file[]' })),
		)
		return {
			to: paths.generalInsurances.detail(insurance.id),
			notice: { key: 'damageReport.sent' },
			receipt: {
				...receiptOf(form.value, insurance, ctx.say),
				files: files.map(toReceiptFile),
			},
		}
	})
}

/** Empty fields are omitted (contract §6). */
function fieldsOf({ notes, ...damage }: Damage, { productId }: GeneralInsurance) {
	return {
		...damage,
		...(notes ? { notes } : {}),
		...(typeof productId === 'string' ? { product_id: productId } : {}),
	}
}

function receiptOf({ date, time, cause, notes }: Damage, insurance: GeneralInsurance, say: Say) {
	const texts = say.table('damageReport')
	return {
		title: `${texts.receipt}: ${nameOf(insurance, say)}`,
		sent: [
			createFact(texts.date, formatWireDate(date, say.language)),
			createFact(texts.time, time),
			createFact(texts.cause, cause),
			...(notes ? [createFact(texts.notes, notes)] : []),
		],
		next: texts.next,
	}
}

function nameOf({ label }: GeneralInsurance, say: Say) {
	return getProductName('general_insurance', label, say)
}

export function toDamageDraft(insurance: GeneralInsurance) {
	return { subject: subjectOf(insurance) }
}

function subjectOf({ id }: GeneralInsurance) {
	return `damage ${id}`
}
