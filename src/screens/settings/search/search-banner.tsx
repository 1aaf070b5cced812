import { useEffect, useRef } from 'react';
import type { ModuleRecord } from '@/domain/modules';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectIsModuleActive, selectIsModuleToggling, toggleModule } from '@/state/modules';
import { ActiveFeature } from './active-feature';
import { InactiveFeature } from './inactive-feature';

/** A feature that only the search knows of: to be activated, or already at work (FIND-08 to FIND-12). */
export function SearchBanner({ record }: { record: ModuleRecord }) {
	const dispatch = useAppDispatch();
	const { module } = record;
	const isOn = useAppSelector((state) => selectIsModuleActive(state, module));
	const isToggling = useAppSelector((state) => selectIsModuleToggling(state, module));
	const isActive = isOn && !isToggling;
	const ref = useRef<HTMLDivElement>(null);
	const wasPressed = useRef(false);

	useEffect(() => {
		// The button that had the focus is gone with its banner.
		if (isActive && wasPressed.current) {
			wasPressed.current = false;
			ref.current?.querySelector<HTMLElement>('[data-card-title]')?.focus();
		}
	}, [isActive]);

	const activate = () => {
		wasPressed.current = true;
		void dispatch(toggleModule(module, true));
	};
	return (
		<div ref={ref}>
			{isActive ? (
				<ActiveFeature record={record} />
			) : (
				<InactiveFeature record={record} isBusy={isToggling} onActivate={activate} />
			)}
		</div>
	);
}
