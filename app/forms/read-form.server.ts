/** The fields of a posted form, read from a copy; a body that is no form counts as an empty one. */
export function readForm(request: Request): Promise<FormData> {
	return request
		.clone()
		.formData()
		.catch(() => new FormData())
}
