import type { Licence } from '#app/api/resources/licence'
import type { Uses } from '#app/request/context.server'
import { findFirmHtml } from '#app/firm/firm-html.server'
import type { Say } from '#app/i18n/say.server'
import { listHtmlLines } from '#app/lib/html/html-lines.server'
import { sanitiseHtml } from '#app/lib/html/sanitise-html.server'
import type { Values } from '#app/wizard/question'
import type { StepFacts } from '#app/wizard/wizard.server'
import { judgeScore, computeScore } from './score'

type Localized = Licence['content']['mortgageCheckAdviceNecessary']

/** The firm's introductions and outcomes with the portal's as fallback [602] [628]. */
export function createStepFacts({ say }: Uses<'say'>, { content }: Licence, facts: StepFacts['facts']) {
	const { introductions, outcomes } = say.table('mortgageCheck')
	const html = (own: Localized, ...ours: string[]) => htmlOf(own, ours, say)
	const advice = {
		necessary: html(content.mortgageCheckAdviceNecessary, outcomes.necessary, outcomes.basis),
		desirable: html(content.mortgageCheckAdviceDesirable, outcomes.desirable, outcomes.basis),
		notNeeded: html(content.mortgageCheckAdviceNotNeeded, outcomes.notNeeded, outcomes.basis),
	}
	const stepFacts: Record<string, StepFacts> = {
		own: { facts },
		family: { html: html(content.mortgageCheckIntroductionFamilyAndIncome, introductions.family) },
		residence: { html: html(content.mortgageCheckIntroductionResidence, introductions.residence) },
		mortgage: { html: html(content.mortgageCheckIntroductionMortgage, introductions.mortgage) },
		questions: { html: html(content.mortgageCheckIntroductionQuestions, introductions.questions) },
	}
	return (step: string, values: Values): StepFacts => {
		if (step !== 'advice') return stepFacts[step] ?? {}
		return { title: outcomes.title, html: advice[judgeScore(computeScore(values))] }
	}
}

/** The outcome as one line, for who keeps no account of it; undefined for a step without one. */
export function tellOutcome({ title, html }: StepFacts, say: Say): string | undefined {
	if (!title || !html) return undefined
	return `${title}: ${listHtmlLines(html.html, say.table('sending').shown).join(' ')}`
}

function htmlOf(own: Localized, ours: readonly string[], say: Say) {
	return (
		findFirmHtml(own, say) ?? {
			html: sanitiseHtml(ours.map((text) => `<p>${text}</p>`).join('')),
			lang: undefined,
		}
	)
}
