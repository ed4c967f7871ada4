import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { DefaultButton } from '#app/forms/fields/default-button'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { Button } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { Section } from '#app/ui/section'
import { takeFocus } from '#app/ui/take-focus'
import { CollateralFields } from './collateral-fields'
import { LoanPartFields } from './loan-part-fields'
import type { LoanPartsView } from './loan-parts-page.server'
import type { LoanPartsInput } from './loan-parts-input'
import { SavingsFields } from './savings-fields'

interface LoanPartsFormProps {
	page: LoanPartsView
	formId: string
	result: SubmissionResult<string[]> | undefined
}

/** Adding and removing a part are posts of the same form; give it a new key then, so that it shows what was kept. */
export function LoanPartsForm({ page, formId, result }: LoanPartsFormProps) {
	const { parts } = page
	const [form, fields] = useForm<LoanPartsInput>({
		id: 'loan-parts',
		lastResult: result,
		defaultValue: page.typed,
	})
	const existing = fields.loanParts.getFieldList()
	useFocusOnPart()
	return (
		<PostForm formId={formId} {...getFormProps(form, { ariaAttributes: false })}>
			<DefaultButton label={page.submit} />
			<CollateralFields page={page} fields={fields} />
			<Section roomy title={parts.title} id="parts" purpose={parts.purpose}>
				{existing.map((field, at) => (
					<LoanPartFields key={field.key} page={page} field={field} at={at} before={0} isNew={false} />
				))}
				{fields.newLoanParts.getFieldList().map((field, at) => (
					<LoanPartFields key={field.key} page={page} field={field} at={at} before={existing.length} isNew />
				))}
				{parts.add ? (
					<ButtonRow>
						<Button name="addPart" value={parts.add}>
							{parts.add}
						</Button>
					</ButtonRow>
				) : null}
			</Section>
			<SavingsFields page={page} fields={fields} />
			<FormButtons note={page.sends} submit={{ label: page.submit }} />
		</PostForm>
	)
}

/** Who added or removed a part goes on at the part that the address names. */
function useFocusOnPart() {
	const { hash } = useLocation()
	useEffect(() => takeFocus(document.getElementById(hash.slice(1))), [hash])
}
