import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPreview, writePreview } from './address';
import type { PreviewChoices } from './choices';

const query = (search: string) => new URLSearchParams(search).toString();

/**
 * The preview of the address. It lasts for the visit: the app's addresses get it back when they lack it.
 * Only the panel, or an address with another preview, changes it.
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
		/** Removes the preview from the address; the caller then unmounts. */
		leaveAddress: () => show({}),
	};
}
