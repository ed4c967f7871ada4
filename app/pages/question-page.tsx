import type { ComponentProps } from 'react'
import { createQuestionLabels } from '#app/wizard/question-labels'
import { WizardForm } from '#app/wizard/wizard-form'
import { ActionPage } from './action-page'

type ActionPageProps = ComponentProps<typeof ActionPage>

interface QuestionPageProps extends Pick<ActionPageProps, 'name' | 'lead'> {
	page: ActionPageProps['page'] & ComponentProps<typeof WizardForm>['page']
}

export function QuestionPage({ page, name, lead }: QuestionPageProps) {
	const isLater = page.number !== undefined && page.number > 1 && !page.done
	const head = isLater ? { ...page, isLater, kicker: undefined, purpose: undefined } : page
	return (
		<ActionPage page={head} name={name} getFieldLabel={createQuestionLabels(page)} lead={lead}>
			{(form) => <WizardForm name={name} page={page} {...form} />}
		</ActionPage>
	)
}
