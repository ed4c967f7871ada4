import { randomUUID } from 'node:crypto'
import { hideNoDate } from '#app/lib/wire-date'
import { findKnown } from '#app/lib/unread'
import { productActionLoginSchema, tokenPairSchema, passwordPolicySchema } from '#app/api/resources/auth'
import { feedbackAnswerSchema } from '#app/api/resources/feedback'
import type { CheckedCommand } from './command'
import { exampleCheck } from './example-answers'

/** Replaces codes that only a mail or phone would contain. */
const madeUp = 'made-up-by-check-api'

/** Signs a guest in to a check without an account; two reads need it. */
export const guestSignIn: CheckedCommand = {
	path: '/api/auth/product-action-login',
	answer: productActionLoginSchema,
	listMissing: (resource) => {
		const { id, token } = productActionLoginSchema.parse(resource)
		return [...(id === undefined ? ['id'] : []), ...(token === undefined ? ['token'] : [])]
	},
	without: 'no check without login',
	prepare: ({ consumer, account: { email }, findAction }) => {
		const action = findAction(...checks)
		const birthday = findKnown(hideNoDate(consumer?.dateOfBirth, true))?.slice(0, 10)
		if (!action || birthday === undefined)
			return 'no open mortgage check of a client whose birth date is known'
		return { body: { email, birthday, productActionId: action.id } }
	},
	learn: (known, resource) => {
		const { id, token } = productActionLoginSchema.parse(resource)
		const action = known.findAction(...checks)
		known.caller.temporary = token
		if (id && action) known.guest = { id, action: action.id }
	},
}

const checks = ['MORTGAGE_CHECK']

export const accessCommands: CheckedCommand[] = [
	{
		path: '/api/auth/refresh',
		answer: tokenPairSchema,
		without: 'everybody is signed out when the first token ends',
		prepare: ({ refreshToken }) =>
			refreshToken === undefined ? 'the sign-in gave no refresh token' : { body: { refreshToken } },
		learn: (known, resource) => {
			const { accessToken, refreshToken } = tokenPairSchema.parse(resource)
			known.refreshToken = refreshToken
			known.caller.access = accessToken
		},
	},
	{
		path: '/api/auth/two-factor',
		answer: tokenPairSchema,
		without: 'no second step',
		prepare: () => ({ body: { code: '000000', enabled: true }, isRefused: true }),
	},
	{
		path: '/api/auth/forgot-password',
		without: 'no mail for a new password',
		prepare: ({ account }) => ({ body: { email: account.email } }),
	},
	{
		path: '/api/auth/start-password-reset',
		answer: passwordPolicySchema,
		without: 'no page for a new password',
		prepare: () => ({ body: { token: madeUp }, isRefused: true }),
	},
	{
		path: '/api/auth/reset-password',
		without: 'no new password',
		prepare: () => ({ body: { token: madeUp, password: `Check-${randomUUID()}!` }, isRefused: true }),
	},
	{
		path: '/api/nps-feedback/score',
		answer: feedbackAnswerSchema,
		without: 'thanks, though no score was taken',
		prepare: () => ({ body: { score: 8, npsToken: madeUp }, isRefused: true }),
	},
	{
		path: '/api/nps-feedback/follow-up',
		answer: feedbackAnswerSchema,
		without: 'thanks, though no answer was taken',
		prepare: () => ({ body: { resultId: madeUp, answer: 0 }, isRefused: true }),
	},
	{
		path: '/api/nps-feedback/free-answer',
		without: 'thanks, though no answer was taken',
		prepare: () => ({ body: { resultId: madeUp, freeAnswer: 'check-api' }, isRefused: true }),
	},
	{
		path: '/api/create-dossier',
		without: 'nobody can become a client',
		prepare: ({ licence: { features, content } }) =>
			features.appointmentForm
				? {
						body: {
							hasPartner: false,
							productPhase: null,
							leadSource: content.leadSource.nl ?? null,
							persons: [
								{
									...newClient,
									addressStyle: features.defaultAddressStyle ?? 'formal',
									email: `${randomUUID()}@example.com`,
								},
							],
						},
					}
				: 'the licence has no form for new clients',
	},
	{
		path: '/api/mortgage-check/submit-form-no-login',
		without: 'no check without login',
		prepare: ({ guest, takeAction }) => {
			if (!guest) return 'nobody was let in to a check without login'
			takeAction(...checks)
			const { id, action } = guest
			return { body: { consumerId: id, productActionId: action, formData: exampleCheck }, subject: action }
		},
	},
]

const newClient = {
	gender: null,
	initials: null,
	firstName: 'Check',
	preposition: null,
	lastName: 'Api',
	postalCode: null,
	houseNumber: null,
	houseNumberAddition: null,
	street: null,
	city: null,
	homePhone: null,
	mobilePhone: null,
	dateOfBirth: null,
	country: null,
	incomeType: null,
}
