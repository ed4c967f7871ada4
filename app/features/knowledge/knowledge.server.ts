import type { SerializeFrom } from '@remix-run/node'
import { z } from 'zod/v4'
import type { Action } from '#app/api/resources/action'
import type { Visit } from '#app/context.server'
import { formValues } from '#app/forms/form-values.server'
import type { CompleteForm } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { paths } from '#app/paths'
import { actionForm, sendOnce } from '#app/sending/send-once.server'
import { groupNames, levels, questionGroups, questions } from './questions'

export type KnowledgeView = SerializeFrom<typeof knowledgePage>

type Answers = Partial<Record<(typeof questions)[number], (typeof levels)[number]>>

/** Seven groups of questions, each answered on a scale of four (spec 3 §2). */
export function knowledgePage({ consumerName }: Action, say: Say) {
	const { knowledge_form: words } = say.table('page')
	const { purpose, levels: labels, groups, sends, submit } = words
	return {
		purpose: consumerName ? say('page.knowledge_form.purposeFor', { name: consumerName }) : purpose,
		levels: levels.map((value) => ({ value, label: labels[value] })),
		groups: groupNames.map((group) => ({
			title: groups[group],
			questions: questionGroups[group].map((name) => ({ name, label: words[name] })),
		})),
		optional: say('form.optional'),
		sends,
		submit,
	}
}

/** Any answer may be left out (spec 3 §5); the API says what it thinks of none at all. */
export function knowledgeForm(say: Say) {
	const answer = formValues(say).choice(levels).optional()
	return z.object(Object.fromEntries(questions.map((name) => [name, answer])))
}

/** Sends the answers that were given. @see spec 3 §7 POST /api/knowledge-form */
export function sendKnowledge(visit: Visit, form: CompleteForm<Answers>, asked: Action) {
	const { api, say } = visit
	const { knowledge_form: words } = say.table('page')
	return sendOnce(visit, form, actionForm(asked), async () => {
		await api.post('/api/knowledge-form', { answers: form.value, productActionId: asked.id })
		const sent = questions.flatMap((name) => {
			const level = form.value[name]
			return level ? [{ term: words[name], detail: words.levels[level] }] : []
		})
		return {
			to: paths.dashboard(),
			notice: { key: 'page.knowledge_form.success' },
			receipt: { title: words.receipt, sent, next: words.next },
		}
	})
}
