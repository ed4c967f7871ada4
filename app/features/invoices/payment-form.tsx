import { FormButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import { ButtonLink } from '#app/ui/button'
import type { PaymentView } from './payment-page.server'

/** The button that opens the bank's page: as a document, for its answer leads out of the portal. */
export function PaymentForm({ page, formId }: { page: PaymentView; formId: string }) {
	const { pay, sends, check } = page
	return (
		<PostForm formId={formId}>
			<FormButtons note={sends} submit={{ label: pay }}>
				{check ? <ButtonLink href={check.href}>{check.label}</ButtonLink> : null}
			</FormButtons>
		</PostForm>
	)
}
