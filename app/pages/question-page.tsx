import type { ComponentProps } from 'react'
import { createQuestionLabels } from '#app/wizard/question-labels'
import { WizardForm } from '#app/wizard/wizard-form'
import type { WizardView } from '#app/wizard/wizard-page.server'
import { ActionPage } from './action-page'

interface QuestionPageProps extends Pick<ComponentProps<typeof ActionPage>, 'name' | 'lead'> {
	page: ComponentProps<typeof ActionPage>['page'] & WizardView
}

/** An action point whose form is a table of questions. */
export function QuestionPage({ page, name, lead }: QuestionPageProps) {
	return (
		<ActionPage page={page} name={name} getFieldLabel={createQuestionLabels(page)} lead={lead}>
			{(form) => <WizardForm name={name} page={page} {...form} />}
		</ActionPage>
	)
}
