/**
 * Keys of texts that promise what a firm does, its deadlines, law or tests. A firm signs them off or words them itself:
 * `npm run check-api -- --promises` prints them. A key that ends in a dot stands for all below it.
 */
const promises = [
	'accessibility.complaint.',
	'accessibility.methods.',
	'accessibility.norm.',
	'appointments.cancel.next',
	'approval.next.',
	'bankguarantees.explanation',
	'cardifPremium.accepted',
	'cardifPremium.approval',
	'cardifPremium.declined',
	'cardifPremium.next.',
	'conditionsPrecedent.next',
	'createDossier.purpose',
	'createDossier.sent.next',
	'damageReport.next',
	'damageReport.purpose',
	'form.again.',
	'guaranteeProposal.next.',
	'hypact.next',
	'hypact.purpose',
	'inventory.next',
	'iwize.next',
	'loanParts.next',
	'loanParts.blocks.savings.purpose',
	'loginCode.lost.text',
	'loginCode.notKept',
	'maintenance.line1',
	'marketValue.next',
	'marketValue.purpose',
	'mortgageCheck.next',
	'mortgageCheck.outcomes.',
	'opportunity.next.',
	'otdSign.mandate.',
	'otdSign.next',
	'otdTerms.chapters.',
	'page.knowledge_form.next',
	'password.forgot.purpose',
	'password.forgot.sent.help',
	'privacy.',
	'proposal.unavailable',
	'settings.app.lost',
	'settings.code.notKept',
	'upload.nextStep',
	'upload.purpose',
]

export function isPromise(key: string): boolean {
	return promises.some((promise) => (promise.endsWith('.') ? key.startsWith(promise) : key === promise))
}
