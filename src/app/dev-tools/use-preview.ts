import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPreview, writePreview } from './address';
import type { PreviewChoices } from './choices';

const query = (search: string) => new URLSearchParams(search).toString();

/**
 * The preview of the address. It stays through the visit: a link of the app that does not name it leads to an address that does.
 * Only an address with another preview changes it, or the panel.
 *
 * @param asked The query that it begins with.
 */
export function usePreview(asked: string) {
	const navigate = useNavigate();
	const { pathname, search, state } = useLocation();
	const [seen, setSeen] = useState(search);
	const [{ choices, ignored }, setPreview] = useState(() => readPreview(asked));

	if (seen !== search) {
		setSeen(search);
		const other = readPreview(search);
		const isAsked = Object.keys(other.choices).length + other.ignored.length > 0;
		if (isAsked && writePreview('', other.choices) !== writePreview('', choices)) {
			setPreview(other);
		}
	}

	const show = useCallback(
		(shown: PreviewChoices) => {
			const wanted = writePreview(search, shown);
			if (wanted !== query(search)) {
				navigate({ pathname, search: wanted }, { replace: true, state });
			}
		},
		[navigate, pathname, search, state],
	);
	useEffect(() => show(choices), [show, choices]);

	return {
		choices,
		ignored,
		setChoices: (next: PreviewChoices) => setPreview({ choices: next, ignored: [] }),
		/** Takes the preview out of the address; whoever calls it goes away. */
		leaveAddress: () => show({}),
	};
}
