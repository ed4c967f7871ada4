import { FormProvider, getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { DefaultButton } from '#app/forms/fields/default-button'
import { FormButtons } from '#app/forms/fields/form-buttons'
import { findText } from '#app/forms/find-value'
import { PrefillField } from '#app/forms/prefill-field'
import { PostForm } from '#app/forms/post-form'
import { confirmedField } from '#app/request/form-fields'
import { Button } from '#app/ui/button'
import { HiddenFields } from '#app/ui/hidden-fields'
import { BlockFields } from './block-fields'
import type { QuestionsView } from './questions.server'
import type { WizardView } from './wizard-page.server'
import { DefinitionList } from '#app/ui/definition-list'
import { RichText } from '#app/ui/rich-text'
import { Card } from '#app/ui/card'
import { ButtonRow } from '#app/ui/button-row'
import { Section } from '#app/ui/section'
import styles from './wizard-form.module.css'
import { getFieldId } from '#app/forms/reply-errors'

interface WizardFormProps {
	/** Prefix of the field ids. */
	name: string
	page: QuestionsView & Partial<WizardView>
	formId?: string
	shownTerms?: string
	result: SubmissionResult<string[]> | undefined
}

/** A new key resets the form for every step and every added or removed row. */
export function WizardForm(props: WizardFormProps) {
	const { page } = props
	return (
		<>
			{page.overview ? (
				<div className={styles.head}>
					<div className={styles.segments} aria-hidden="true">
						{page.overview.steps.map(({ label, isDone, isCurrent }) => (
							<span key={label} data-done={isDone || undefined} data-now={isCurrent || undefined} />
						))}
					</div>
					<h2 id="step" tabIndex={-1} data-step>
						{page.overview.progress}
					</h2>
				</div>
			) : null}
			{page.facts ? <StepText {...page.facts} /> : null}
			<StepForm key={page.version} {...props} />
		</>
	)
}

function StepForm({ name, page, formId, shownTerms, result }: WizardFormProps) {
	const { blocks, words, buttons, step, overview, review, same, moves } = page
	const [form] = useForm<Record<string, unknown>>({ id: name, lastResult: result, defaultValue: page.typed })
	const level = overview ? 3 : 2
	return (
		<FormProvider context={form.context}>
			<PostForm
				formId={formId}
				shownTerms={shownTerms}
				confirmed={findText(page.typed, confirmedField)}
				{...getFormProps(form, { ariaAttributes: false })}
			>
				{step === undefined ? null : <HiddenFields fields={[{ name: 'step', value: step }]} />}
				<PrefillField prefill={page.prefill} result={result} />
				{hasButtonsBefore(page) ? <DefaultButton label={buttons.submit} /> : null}
				{same ? <UnchangedAnswers {...same} level={level} /> : null}
				{blocks.map((block) =>
					block.joins ? null : (
						<BlockFields
							key={block.name}
							block={block}
							joined={blocks.filter(({ joins }) => joins === block.name)}
							words={words}
							level={level}
						/>
					),
				)}
				{review ? <Review form={name} {...review} /> : null}
				<FormButtons note={buttons.note} submit={{ label: buttons.submit }}>
					{moves ? <Moves {...moves} /> : null}
				</FormButtons>
				{overview ? <StepOverview {...overview} /> : null}
			</PostForm>
		</FormProvider>
	)
}

/** Enter submits with the first button of a form, so a default button is needed before these. */
function hasButtonsBefore({ blocks, review, same }: WizardFormProps['page']) {
	if (same ?? review) return true
	return blocks.some(({ add, rows }) => add ?? rows.some(({ remove }) => remove))
}

function Moves({ previous, later }: WizardView['moves']) {
	return (
		<>
			{previous ? (
				<Button variant="quiet" name="previous" value={previous}>
					{previous}
				</Button>
			) : null}{' '}
			<Button variant="quiet" name="later" value={later}>
				{later}
			</Button>
		</>
	)
}

interface StepTextProps {
	title?: string
	html?: { html: string; lang?: string }
	facts?: readonly { term: string; detail: string }[]
}

function StepText({ title, html, facts }: StepTextProps) {
	const words = (
		<>
			{html ? <RichText {...html} level={title ? 4 : 3} /> : null}
			{facts ? <DefinitionList items={facts} /> : null}
		</>
	)
	if (!title) return words
	return (
		<Card title={title} level={3}>
			{words}
		</Card>
	)
}

interface UnchangedAnswersProps {
	title: string
	rows: readonly { term: string; detail: string }[]
	label: string
	level: 2 | 3
}

function UnchangedAnswers({ title, rows, label, level }: UnchangedAnswersProps) {
	return (
		<Section title={title} level={level}>
			<DefinitionList items={rows} />
			<ButtonRow>
				<Button name="same" value={label}>
					{label}
				</Button>
			</ButtonRow>
		</Section>
	)
}

interface StepOverviewProps {
	title: string
	steps: readonly { label: string; button?: string; state: string; isDone: boolean; isCurrent: boolean }[]
}

/** Reachable steps are buttons of the form, so its input is kept. */
function StepOverview({ title, steps }: StepOverviewProps) {
	return (
		<details className={styles.overview}>
			<summary>{title}</summary>
			<ol className={styles.steps}>
				{steps.map(({ label, button, state, isCurrent }) => (
					<li key={label} aria-current={isCurrent ? 'step' : undefined}>
						{button ? (
							<Button variant="quiet" name={button} value={label}>
								{label}
							</Button>
						) : (
							<span>{label}</span>
						)}{' '}
						<span className={styles.state}>{state}</span>
					</li>
				))}
			</ol>
		</details>
	)
}

interface ReviewProps {
	/** Prefix of the ids, to which the error summary links. */
	form: string
	title: string
	/** Label of the button that returns to a step. */
	change: string
	parts: readonly { title: string; button: string; rows: readonly { term: string; detail: string }[] }[]
}

function Review({ form, title, change, parts }: ReviewProps) {
	return (
		<Section roomy title={title} id="review">
			{parts.map((part) => (
				<Section
					key={part.button}
					level={3}
					title={part.title}
					aside={
						<Button
							variant="quiet"
							id={getFieldId(form, part.button)}
							name={part.button}
							value={`${change} ${part.title}`}
							hiddenText={part.title}
						>
							{change}
						</Button>
					}
				>
					<DefinitionList items={part.rows} />
				</Section>
			))}
		</Section>
	)
}
