import { createContext, createElement, type FunctionComponent, useContext } from 'react';
import type { ModuleRow } from '@/domain/modules/module-rows';
import type { Store } from '@/state/store/create-store';
import type { AppThunk, SaveExtra } from '@/state/store/types';
import type { Loadable } from '@/ui/loadable/create-loadable';

/** Slugs in the order of a list; null for its usual order. */
export type ModuleOrder = readonly string[] | null;

interface Slots {
	/** Behind the (i) of a module that the site can use, for people who may switch it. */
	module: { slug: string; name: string };
	/** Among what can be done with all modules, for people who may switch them. */
	modules: {
		rows: readonly ModuleRow[];
		shown: readonly ModuleRow[];
		/** Keep it stable. */
		onOrder: (order: ModuleOrder) => void;
	};
	/** Below the changes of modules that somebody is about to make. */
	plan: { turns: readonly { slug: string; isOn: boolean }[] };
	/** A switch among the choices of this browser on `#/tools/changes`. */
	choice: object;
	/** Above the notices about recent events, and above an open dialog. */
	notice: object;
}

type Parts = { [Place in keyof Slots]?: FunctionComponent<Slots[Place]> };

/** What an extra adds to the core. Its large parts are in chunks of their own. */
export interface Extra extends Parts {
	/** Runs once, before the first paint. */
	start?: (store: Store) => void;
	save?: SaveExtra;
	/** The moments at which settings were changed, one for each, in epoch milliseconds: marks in the chart of visits. */
	settingsChanged?: Loadable<() => AppThunk<readonly number[]>>;
}

export const ExtrasContext = createContext<readonly Extra[]>([]);

interface SlotProps<Place extends keyof Slots> {
	of: Place;
	props: Slots[Place];
}

export function Slot<Place extends keyof Slots>({ of, props }: SlotProps<Place>) {
	return useContext(ExtrasContext).map((extra, index) => {
		const part: Parts[Place] = extra[of];
		return part && createElement(part, { key: index, ...props });
	});
}
