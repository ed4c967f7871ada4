import { ReadingDialog } from '#app/ui/reading-dialog'
import { TermsForm } from './terms-form'
import type { TermsView } from './terms.server'

/** @see [A36] */
export function TermsDialog({ terms, onClosed }: { terms: TermsView; onClosed: () => void }) {
	return (
		<ReadingDialog
			title={terms.title}
			titleLang={terms.titleLang}
			html={terms.html}
			texts={terms.texts}
			onClosed={onClosed}
		>
			{(dialog) => <TermsForm terms={terms} {...dialog} />}
		</ReadingDialog>
	)
}
