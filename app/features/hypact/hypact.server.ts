import type { Action } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import { paths } from '#app/paths'
import { actionForm, sendOnce } from '#app/sending/send-once.server'
import { answerRows } from '#app/wizard/answer-rows.server'
import type { SettledPartner } from '#app/wizard/partner.server'
import type { Answers } from '#app/wizard/post-wizard.server'
import type { Wizard } from '#app/wizard/wizard.server'
import { hypactPayload } from './hypact-payload'
import { hypactSteps } from './hypact-steps'

/** The advice profile of this client, and of the partner where there is one [512]. */
export function getHypact({ say }: Visit, asked: Action, { partner, problem }: SettledPartner): Wizard {
	const { title, submit, sends, ...words } = say.table('hypact')
	return {
		place: actionForm(asked),
		href: paths.hypactForm(asked.id),
		title,
		steps: hypactSteps(partner !== undefined),
		alsoHeld: hypactSteps(true),
		problem,
		words,
		submit,
		sends,
	}
}

/** Sends the nine steps as one. @see [542] */
export function sendHypact(visit: Visit, wizard: Wizard, { form, values, typed }: Answers, asked: Action) {
	const { api, say } = visit
	const { steps, words } = wizard
	return sendOnce(visit, form, actionForm(asked), async () => {
		await api.post('/api/advice_profile', { data: hypactPayload(values), productActionId: asked.id })
		const sent = steps.flatMap(({ name, blocks }) => answerRows(blocks, typed[name], values, words, say))
		return {
			to: paths.dashboard(),
			notice: { key: 'advice.submitSuccess' },
			receipt: { title: say('hypact.title'), sent, next: say('hypact.next') },
		}
	})
}
