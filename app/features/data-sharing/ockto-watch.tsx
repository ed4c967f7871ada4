import type { ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button, ButtonLink } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { StatusText } from '#app/ui/status-text'
import type { OcktoView } from './ockto-page.server'
import { useSharingState } from './use-sharing-state'

/** Polls with a script; otherwise a button, or a Refresh header that the client turned on. */
export function OcktoWatch({ page }: { page: OcktoView }) {
	const isScripted = useHydrated()
	const { look, other } = page
	const Watch = isScripted ? Watching : Reloading
	return (
		<Watch page={page}>
			<ButtonLink href={look.href}>{look.label}</ButtonLink>{' '}
			<ButtonLink variant="quiet" href={other.href}>
				{other.label}
			</ButtonLink>
		</Watch>
	)
}

function Watching({ page, children }: { page: OcktoView; children: ReactNode }) {
	const { watch, state, says } = page
	const { isOver, resume } = useSharingState(watch?.href, state)
	if (!watch) return <ButtonRow>{children}</ButtonRow>
	return (
		<>
			<StatusText state={isOver ? 'over' : state} words={isOver ? watch.over : says} />
			<p>{isOver ? watch.over : watch.runs}</p>
			<ButtonRow>
				{isOver ? <Button onPress={resume}>{watch.goOn}</Button> : null}
				{children}
			</ButtonRow>
		</>
	)
}

function Reloading({ page: { reload }, children }: { page: OcktoView; children: ReactNode }) {
	return (
		<>
			{reload?.runs ? <p>{reload.runs}</p> : null}
			<ButtonRow>
				{children}
				{reload ? (
					<ButtonLink variant="quiet" href={reload.link.href}>
						{reload.link.label}
					</ButtonLink>
				) : null}
			</ButtonRow>
		</>
	)
}
