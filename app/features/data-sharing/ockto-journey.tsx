import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { OcktoCode } from './ockto-code'
import type { OcktoView } from './ockto-page.server'
import { OcktoSteps } from './ockto-steps'
import { OcktoTest } from './ockto-test'
import { OcktoWatch } from './ockto-watch'

interface OcktoJourneyProps {
	page: OcktoView
	result: SubmissionResult<string[]> | undefined
	children: ReactNode
}

export function OcktoJourney({ page, result, children }: OcktoJourneyProps) {
	const { test, address } = page
	return (
		<>
			<OcktoSteps steps={page.steps} video={page.video} />
			<OcktoCode page={page} />
			{children}
			<OcktoWatch page={page} />
			{test ? <OcktoTest test={test} address={address} result={result} /> : null}
		</>
	)
}
