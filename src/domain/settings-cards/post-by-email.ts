/** What is written under the key, and may be read there until the server has said what it made of it. */
const VERBS = ['noop', 'create', 'regenerate', 'delete'];

/** @return The address, or "" where there is none: false, null and "1" say that (WRITING-28). */
export function readPostByEmailAddress(saved: unknown): string {
	const address = typeof saved === 'string' ? saved.trim() : '';
	return address === '1' || VERBS.includes(address) ? '' : address;
}
