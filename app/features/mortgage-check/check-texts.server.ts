import type { Licence } from '#app/api/resources/licence'
import type { Visit } from '#app/context.server'
import { wordingIn } from '#app/i18n/language'
import type { Say } from '#app/i18n/say.server'
import { sanitiseHtml } from '#app/lib/sanitise-html.server'
import type { Values } from '#app/wizard/question'
import type { Told } from '#app/wizard/wizard.server'
import { outcomeOf, scoreOf } from './score'

type Localized = Licence['content']['mortgageCheckAdviceNecessary']

/** The firm's introduction to a step, and on the last one what the answers mean; else our own words [602] [628]. */
export function tellSteps({ say }: Visit, { content }: Licence, facts: Told['facts']) {
	const { introductions, outcomes } = say.table('mortgageCheck')
	const html = (own: Localized, ours: string) => htmlOf(own, ours, say)
	const advice = {
		necessary: html(content.mortgageCheckAdviceNecessary, outcomes.necessary),
		desirable: html(content.mortgageCheckAdviceDesirable, outcomes.desirable),
		notNeeded: html(content.mortgageCheckAdviceNotNeeded, outcomes.notNeeded),
	}
	const told: Record<string, Told> = {
		own: { facts },
		family: { html: html(content.mortgageCheckIntroductionFamilyAndIncome, introductions.family) },
		residence: { html: html(content.mortgageCheckIntroductionResidence, introductions.residence) },
		mortgage: { html: html(content.mortgageCheckIntroductionMortgage, introductions.mortgage) },
		questions: { html: html(content.mortgageCheckIntroductionQuestions, introductions.questions) },
	}
	return (step: string, values: Values): Told => {
		if (step !== 'advice') return told[step] ?? {}
		return { title: outcomes.title, html: advice[outcomeOf(scoreOf(values))] }
	}
}

function htmlOf(own: Localized, ours: string, say: Say) {
	return sanitiseHtml(wordingIn(own, say.language) ?? `<p>${ours}</p>`)
}
