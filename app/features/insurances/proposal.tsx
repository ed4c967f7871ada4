import type { ReactNode } from 'react'
import { DefinitionList } from '#app/ui/definition-list'
import { Notice } from '#app/ui/notice'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import { WordDetails } from '#app/ui/word-details'
import type { ProposalView } from './proposal.server'

interface ProposalDetailsProps extends Pick<ProposalView, 'offer' | 'cover' | 'missing'> {
	/** Advisors, for a proposal without conditions. */
	children: ReactNode
}

export function ProposalDetails({ offer, cover, missing, children }: ProposalDetailsProps) {
	const covers = cover.facts.map(({ term, detail, isTick }) => ({
		term,
		detail: isTick ? <StatusTag tone="success">{detail}</StatusTag> : detail,
	}))
	return (
		<>
			<Section title={offer.title}>
				<DefinitionList items={offer.facts} />
			</Section>
			<Section title={cover.title}>
				<DefinitionList items={covers} />
				{cover.explained ? <WordDetails {...cover.explained} /> : null}
			</Section>
			{cover.warning ? (
				<Notice tone="warning" kind={cover.warning.kind}>
					{cover.warning.text}
				</Notice>
			) : null}
			{missing ? (
				<Section title={missing.title}>
					<p>{missing.text}</p>
				</Section>
			) : null}
			{children}
		</>
	)
}
