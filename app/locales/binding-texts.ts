/**
 * Keys of texts that a client agrees to. A firm's text of these holds in both forms of address (contract §9): two wordings
 * of one agreement would be two agreements.
 */
const bindingTexts = [
	'approval.question',
	'approval.answers',
	'cardifPremium.accept',
	'cardifPremium.approval',
	'cardifPremium.decline',
	'guaranteeProposal.agreed',
	'otdSign.agreed',
	'otdSign.mandate',
	'otdTerms.agree',
	'otdTerms.chapters',
	'otdTerms.title',
	'proposal.agree',
]

export function isBinding(key: string): boolean {
	return bindingTexts.some((text) => key === text || key.startsWith(`${text}.`))
}
