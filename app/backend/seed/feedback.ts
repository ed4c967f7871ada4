import { branches } from './branches'

interface Wording {
	nl: string
	en: string
}

/** A mail that asks how likely a client is to recommend the firm, and the questions that follow each score. */
export interface FeedbackSeed {
	token: string
	branch: string
	/** The score is already given. */
	isUsed?: boolean
	question?: Wording
	alternatives?: readonly Wording[]
	/** Adds an answer after the others. */
	freeAnswer?: Wording
	prompt?: Wording
}

const shapes: Record<string, Omit<FeedbackSeed, 'token' | 'branch'>> = {
	vervolg: {
		question: { nl: 'Wat ging het best?', en: 'What went best?' },
		alternatives: [
			{ nl: 'De uitleg van mijn adviseur', en: 'The way my advisor explains things' },
			{ nl: 'Hoe snel alles geregeld was', en: 'How quickly everything was arranged' },
			{ nl: 'Het persoonlijke contact', en: 'The personal contact' },
		],
		prompt: { nl: 'Wat kunnen wij nog beter doen?', en: 'What could we do better?' },
	},
	keuze: {
		question: { nl: 'Hoe is het contact met ons begonnen?', en: 'How did the contact with us begin?' },
		alternatives: [
			{ nl: 'Via familie of vrienden', en: 'Through family or friends' },
			{ nl: 'Via de makelaar', en: 'Through the estate agent' },
		],
		freeAnswer: { nl: 'Op een andere manier', en: 'In another way' },
	},
	kort: {},
	gebruikt: { isUsed: true },
}

/** Four mails per branch, one of each shape. */
export const feedbackSeeds: FeedbackSeed[] = branches.flatMap(({ domain }) =>
	Object.entries(shapes).map(([name, shape]) => ({
		...shape,
		token: `nps-${domain}-${name}`,
		branch: domain,
	})),
)

/** Links of one branch's mails, printed at the start of the demo. */
export const feedbackLinks = feedbackSeeds
	.filter(({ branch }) => branch === 'noord')
	.map(({ branch, token }) => `/nps-feedback?domain=${branch}&token=${token}&value=9`)
