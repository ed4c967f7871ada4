/**
 * Keys of texts that a client agrees to. A firm's text of these, the formal one or else the informal one, holds in both forms of
 * address (contract §9): two wordings of one agreement would be two agreements.
 */
const bindingTexts = [
	'approval.answers',
	'approval.purpose',
	'approval.purposeWithoutFile',
	'approval.question',
	'bankguarantees.explanation',
	'cardifPremium.accept',
	'cardifPremium.approval',
	'cardifPremium.decline',
	'cardifPremium.receipt',
	'guaranteeProposal.about',
	'guaranteeProposal.agreed',
	'guaranteeProposal.answers',
	'otdSign.agreed',
	'otdSign.agreedTo',
	'otdSign.agreedToAll',
	'otdSign.mandate',
	'otdTerms.agree',
	'otdTerms.chapters',
	'otdTerms.title',
	'proposal.agree',
	'proposal.agreement',
	'proposal.agreementGiven',
]

export function isBinding(key: string): boolean {
	return bindingTexts.some((text) => key === text || key.startsWith(`${text}.`))
}
