import { FormButtons } from '#app/forms/fields/form-buttons'
import { PostForm } from '#app/forms/post-form'
import type { PaymentView } from './payment-page.server'

/** Full document post, because the redirect leads to another site. */
export function PaymentForm({ page, ...form }: { page: PaymentView; formId: string; shownTerms?: string }) {
	const { pay, sends } = page
	return (
		<PostForm {...form}>
			<FormButtons note={sends} submit={{ label: pay }} />
		</PostForm>
	)
}
