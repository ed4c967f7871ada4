import { otdSchema } from '#app/api/resources/otd'
import { getSignView, listSignTerms } from '#app/features/otds/sign-page.server'
import { postSignature } from '#app/features/otds/sign.server'
import { acceptTerms, getTerms } from '#app/features/otds/terms.server'
import { prefillField } from '#app/request/form-fields'
import { getFormId } from '#app/submissions/send-once.server'
import { sealShownTerms } from '#app/submissions/shown-terms.server'
import { createAction, post } from './feature-context'
import type { Context, Form } from './prefilled-forms'

const account = {
	sepaAccountholderIbanAccount: 'NL71 KADE 0417 1643 00',
	sepaAccountholderIbanName: 'A.M. de Vries',
}
const action = createAction({ type: 'SIGN_OTD' })

async function readOtd({ api }: Context) {
	const {
		known: [otd],
	} = await api.list('/api/products/otds', otdSchema)
	if (!otd) throw new Error('The assignment is read')
	return otd
}

/** The terms were agreed to, and the mark is that of today's assignment. */
export const signature: Form = {
	record: {
		id: '7',
		has_automatic_debit_fees: true,
		total_monthly: 15,
		sepa_accountholder_iban_account: account.sepaAccountholderIbanAccount,
		sepa_accountholder_iban_name: account.sepaAccountholderIbanName,
	},
	body: account,
	open: async (ctx) => {
		const otd = await readOtd(ctx)
		const { shownTerms } = await getTerms(ctx, otd, action)
		await acceptTerms(ctx, post({ shownTerms }), otd, action)
		const { known, prefill = '' } = await getSignView(ctx, otd, action)
		return { ...known, agreed: 'on', [prefillField]: prefill }
	},
	send: async (ctx, fields) => {
		const otd = await readOtd(ctx)
		const terms = await listSignTerms(ctx, otd)
		const shownTerms = sealShownTerms(ctx, 'action 11', terms)
		const request = post({ ...fields, shownTerms }, await getFormId(ctx, 'action 11'))
		return postSignature(ctx, request, otd, action)
	},
	pick: ({ data }) => data,
}
