import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findNotices, watchKinds, type FoundNotice } from './notice-area';
import { findArea, watchArea } from './notice-watch';

export interface AdoptedRecord extends FoundNotice {
	id: number;
}

/**
 * The notices of other plugins that have been moved into the app, before the first paint and as they arrive.
 * On unmount they are moved back above our root, where they are visible without the app (NOTICE-02).
 */
export function useAdminNotices() {
	const [notices, setNotices] = useState<AdoptedRecord[]>([]);
	const adopted = useRef<AdoptedRecord[]>([]);
	const lastId = useRef(0);

	const keep = useCallback((next: AdoptedRecord[]) => {
		adopted.current = next;
		setNotices(next);
	}, []);

	const adopt = useCallback(() => {
		const known = adopted.current.map(({ element }) => element);
		const found = findNotices()
			.filter(({ element }) => !known.includes(element))
			.map((notice) => ({ ...notice, id: ++lastId.current }));
		if (found.length > 0) {
			keep([...adopted.current, ...found]);
		}
	}, [keep]);

	const drop = (id: number) => keep(adopted.current.filter((notice) => notice.id !== id));

	useLayoutEffect(adopt, [adopt]);
	useEffect(
		() =>
			watchKinds(notices, ({ id }, kind) =>
				keep(adopted.current.map((notice) => (notice.id === id ? { ...notice, kind } : notice))),
			),
		[keep, notices],
	);
	useEffect(() => {
		const stop = watchArea(adopt);
		return () => {
			stop();
			[...adopted.current].reverse().forEach(({ element }) => findArea()?.prepend(element));
			adopted.current = [];
		};
	}, [adopt]);

	return { notices, drop };
}
