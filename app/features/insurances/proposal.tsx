import type { ReactNode } from 'react'
import { DefinitionList } from '#app/ui/definition-list'
import { Notice } from '#app/ui/notice'
import { Section } from '#app/ui/section'
import { StatusTag } from '#app/ui/status-tag'
import { WordDetails } from '#app/ui/word-details'
import type { ProposalView } from './proposal.server'
import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { Checkbox } from '#app/forms/fields/checkbox-rows'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { LinkList } from '#app/ui/link-list'

interface ProposalFormProps {
	page: ProposalView
	formId: string
	shownTerms?: string
	result: SubmissionResult<string[]> | undefined
}

/** A script opens the insurer's page in a new tab. */
export function ProposalForm({ page, formId, shownTerms, result }: ProposalFormProps) {
	const { papers, approval } = page
	const [form, { agreed }] = useForm<{ agreed: string }>({ id: 'proposal', lastResult: result })
	return (
		<>
			{papers.links.length > 0 ? <ProposalPapers {...papers} /> : null}
			<PostForm formId={formId} shownTerms={shownTerms} {...getFormProps(form, { ariaAttributes: false })}>
				<Checkbox
					label={page.agree}
					error={agreed.errors?.[0]}
					inputProps={{ ...getInputProps(agreed, { type: 'checkbox' }), 'data-tab': approval }}
				/>
				<FormButtons note={page.sends} submit={{ label: page.submit }} />
			</PostForm>
		</>
	)
}

function ProposalPapers({ title, links, newTab }: ProposalView['papers']) {
	return (
		<Section title={title}>
			<LinkList links={links} newTab={newTab} />
		</Section>
	)
}

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
