import { useSearchTerm } from './search-context';

/** A text with what was searched for marked in it. */
export function Marked({ text }: { text: string }) {
	const term = useSearchTerm().trim().toLowerCase();
	const lower = text.toLowerCase();
	// Some letters are two in lower case: then no place in one text is the same in the other.
	const start = term === '' || lower.length !== text.length ? -1 : lower.indexOf(term);
	if (start === -1) {
		return <>{text}</>;
	}
	const end = start + term.length;
	return (
		<>
			{text.slice(0, start)}
			<mark>{text.slice(start, end)}</mark>
			{text.slice(end)}
		</>
	);
}
