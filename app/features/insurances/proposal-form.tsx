import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react'
import { Checkbox } from '#app/forms/fields/checkbox-rows'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { LinkList } from '#app/ui/link-list'
import { Section } from '#app/ui/section'
import type { ProposalView } from './proposal.server'

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
