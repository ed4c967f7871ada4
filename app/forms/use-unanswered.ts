import { useEffect, useState } from 'react'

/** Whether a question of a form still has no answer, once a script can tell; never without one. */
export function useUnanswered(formId: string, question: string): boolean {
	const [isUnanswered, tell] = useState(false)
	useEffect(() => {
		const form = document.getElementById(formId)
		const judge = () => tell(!form?.querySelector(`[name="${question}"]:checked`))
		judge()
		form?.addEventListener('change', judge)
		return () => form?.removeEventListener('change', judge)
	}, [formId, question])
	return isUnanswered
}
