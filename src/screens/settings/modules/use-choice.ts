import { useState } from 'react';
import type { ModuleFilter } from '@/domain/modules/module-rows';

const NONE: ReadonlySet<string> = new Set();

interface Choice {
	filter: ModuleFilter;
	isSelecting: boolean;
	/** Slugs of the chosen modules. They stay chosen under another filter. */
	selected: ReadonlySet<string>;
	/** Slugs of the modules that were switched under this filter. */
	kept: ReadonlySet<string>;
}

export function useChoice() {
	const [choice, setChoice] = useState<Choice>({
		filter: 'all',
		isSelecting: false,
		selected: NONE,
		kept: NONE,
	});
	// Stable, so that a row renders again only for its own changes.
	const [changes] = useState(() => ({
		setFilter: (filter: ModuleFilter) => setChoice((last) => ({ ...last, filter, kept: NONE })),
		setSelecting: (isSelecting: boolean) =>
			setChoice((last) => ({ ...last, isSelecting, selected: NONE })),
		select: (slugs: readonly string[], isSelected: boolean) =>
			setChoice((last) => {
				const selected = new Set(last.selected);
				slugs.forEach((slug) => (isSelected ? selected.add(slug) : selected.delete(slug)));
				return { ...last, selected };
			}),
		selectOnly: (slugs: readonly string[]) =>
			setChoice((last) => ({ ...last, selected: new Set(slugs) })),
		keep: (slugs: readonly string[]) =>
			setChoice((last) => ({ ...last, kept: new Set([...last.kept, ...slugs]) })),
	}));
	return { ...choice, ...changes };
}
