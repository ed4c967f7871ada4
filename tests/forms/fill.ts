/** Controls that a person can answer, in page order. */
export function listControls(form: Element): HTMLInputElement[] {
	const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')]
	return controls.filter(({ type }) => type !== 'hidden')
}

/** Gives every question a valid answer: the first radio button, the first checkbox of each list, a fitting text. */
export function fillForm(form: HTMLFormElement): void {
	const answered = new Set<unknown>()
	for (const control of listControls(form)) {
		if (control.disabled || control.type === 'file') continue
		if (control.type === 'radio' || control.type === 'checkbox') {
			const question = control.type === 'radio' ? control.name : (control.closest('fieldset') ?? control)
			if (control.value === '' || answered.has(question)) continue
			answered.add(question)
			control.checked = true
		} else if (control.tagName === 'SELECT') pickLast(control as Element as HTMLSelectElement)
		else control.value = textFor(control)
	}
}

/** Answers by field as the form would send them now. */
export function readAnswers(form: HTMLFormElement): Record<string, string> {
	const submitted = listControls(form).filter(
		({ type, checked, disabled }) => !disabled && ((type !== 'radio' && type !== 'checkbox') || checked),
	)
	return Object.fromEntries(submitted.map(({ name, value }) => [name, value]))
}

function pickLast(select: HTMLSelectElement) {
	const last = select.options[select.options.length - 1]
	if (last) last.selected = true
}

function textFor(control: HTMLInputElement): string {
	const hint = control.getAttribute('aria-describedby') ?? ''
	const [described = ''] = hint.split(' ').map((id) => textOf(control.ownerDocument.getElementById(id)))
	if (described.includes('dd-mm')) return '01-02-2020'
	if (control.type === 'email') return 'a@voorbeeld.nl'
	if (control.type === 'tel') return '0612345678'
	if (/numeric|decimal/.test(control.inputMode || (control.getAttribute('inputmode') ?? ''))) return '70'
	return 'Woorden'
}

function textOf(element: Element | null) {
	return element?.textContent ?? ''
}
