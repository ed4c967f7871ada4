import type { ReactNode } from 'react'
import { useShell } from '#app/features/shell/use-shell'

/** Styled by app/theme/plain.css. */
export function PlainFrame({ children }: { children: ReactNode }) {
	const shell = useShell()
	return (
		<>
			<header>
				{shell?.mark ? <p>{shell.mark}</p> : null}
				<div>
					{shell?.logo.image ? (
						<img src={shell.logo.image} alt={shell.logo.name} fetchPriority="low" />
					) : (
						shell?.logo.name
					)}
				</div>
			</header>
			<main id="main">
				<div>{children}</div>
			</main>
		</>
	)
}
