import { Fragment } from 'react'
import { Select } from '#app/forms/fields/select'
import { paths } from '#app/paths'
import type { RetryView, RefusalView } from '#app/request/refusal'
import { AnswerButtons } from '#app/forms/fields/form-buttons'
import { Button, ButtonLink } from '#app/ui/button'
import { Card } from '#app/ui/card'
import { ErrorPage } from '#app/ui/error-page'
import { PostForm } from '#app/forms/post-form'
import { HiddenFields } from '#app/ui/hidden-fields'
import { PageContent } from '#app/ui/page-content'
import failure from '#app/locales/nl/failure.json'
import type { MainShell } from './use-shell'
import { useReturnTo } from '#app/forms/use-reply'

interface RefusalProps {
	/** Absent for an unexpected error. */
	view: RefusalView | undefined
	shell: MainShell | undefined
}

export function Refusal({ view, shell }: RefusalProps) {
	if (!view) {
		const { title, text } = shell?.failure ?? failure.generic
		return <ErrorPage title={title} lines={[text]} reference={shell?.failure.reference} />
	}
	if (view.kind === 'branches') return <BranchChooser view={view} />
	return view.kind === 'question' ? <Question view={view} /> : <Message view={view} />
}

function Message({ view }: { view: Extract<RefusalView, { kind: 'message' }> }) {
	const { retry } = view
	const [main, ...others] = view.links
	return (
		<ErrorPage
			scene={view.isLost ? 'lost' : undefined}
			title={view.title}
			lines={view.lines}
			reference={view.reference}
			actions={
				<>
					{retry && !retry.isQuiet ? <SendAgain retry={retry} /> : null}
					{main ? (
						<ButtonLink variant={retry && !retry.isQuiet ? 'quiet' : 'primary'} href={main.href}>
							{main.label}
						</ButtonLink>
					) : null}
					{others.map((link) => (
						<Fragment key={link.href}>
							{' '}
							<ButtonLink variant="quiet" href={link.href}>
								{link.label}
							</ButtonLink>
						</Fragment>
					))}
					{retry?.isQuiet ? <SendAgain retry={retry} /> : null}
				</>
			}
		>
			{retry ? <WhatWasTyped {...retry} /> : null}
			{view.typed ? <WhatWasTyped lines={[]} typed={view.typed} /> : null}
		</ErrorPage>
	)
}

function WhatWasTyped({ lines, typed }: Pick<RetryView, 'lines' | 'typed'>) {
	return (
		<>
			{lines.map((line) => (
				<p key={line}>{line}</p>
			))}
			{typed ? (
				<Card title={typed.title}>
					<ul>
						{typed.values.map((value) => (
							<li key={value}>{value}</li>
						))}
					</ul>
					{typed.more ? <p>{typed.more}</p> : null}
				</Card>
			) : null}
		</>
	)
}

function SendAgain({ retry }: { retry: RetryView }) {
	return (
		<PostForm action={retry.action}>
			<HiddenFields fields={retry.fields.map(([name, value]) => ({ name, value }))} />
			<Button variant={retry.isQuiet ? 'quiet' : 'primary'}>{retry.button}</Button>
		</PostForm>
	)
}

function Question({ view }: { view: Extract<RefusalView, { kind: 'question' }> }) {
	return (
		<PageContent title={view.title} purpose={view.text}>
			<PostForm action={paths.otherConsumer()}>
				<HiddenFields
					fields={[
						{ name: 'asks', value: view.asks },
						{ name: 'returnTo', value: view.returnTo },
					]}
				/>
				<AnswerButtons>
					<ButtonLink href={paths.dashboard()}>{view.no}</ButtonLink>
					<Button>{view.yes}</Button>
				</AnswerButtons>
			</PostForm>
		</PageContent>
	)
}

/** More branches are a list to choose from. */
const mostCards = 20
const nothing = '-'

interface BranchesProps {
	view: Extract<RefusalView, { kind: 'branches' }>
}

function BranchChooser({ view }: BranchesProps) {
	if (view.branches.length === 0) return <ErrorPage title={view.title} lines={[view.none]} />
	return (
		<PageContent title={view.title} purpose={view.purpose}>
			{view.branches.length > mostCards ? <BranchList view={view} /> : <BranchCards view={view} />}
		</PageContent>
	)
}

function BranchList({ view: { branches, list } }: BranchesProps) {
	return (
		<PostForm action={paths.branch()}>
			<HiddenFields fields={[{ name: 'returnTo', value: useReturnTo() }]} />
			<Select
				label={list.legend}
				inputProps={{ id: 'branch', name: 'branch' }}
				options={[
					{ value: nothing, label: list.nothing },
					...branches.map(({ domain, name }) => ({ value: domain, label: name })),
				]}
			/>
			<Button variant="primary">{list.submit}</Button>
		</PostForm>
	)
}

function BranchCards({ view: { branches, choose } }: BranchesProps) {
	const returnTo = useReturnTo()
	return branches.map(({ domain, name }) => (
		<PostForm key={domain} aria-label={name} action={paths.branch()}>
			<HiddenFields
				fields={[
					{ name: 'branch', value: domain },
					{ name: 'returnTo', value: returnTo },
				]}
			/>
			<Card title={name} aside={<Button hiddenText={name}>{choose}</Button>} />
		</PostForm>
	))
}
