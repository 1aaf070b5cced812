import { getUnavailableReason } from '@/domain/modules';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModuleAvailability,
	toggleModule,
} from '@/state/modules';
import { ModuleToggle } from '@/ui/module-toggle';

/** The switch of a card's module (DASH-24): shown at once, rolled back where the server refuses. */
export function CardToggle({ slug, title }: { slug: string; title: string }) {
	const dispatch = useAppDispatch();
	const isOn = useAppSelector((state) => selectIsModuleActive(state, slug));
	const isToggling = useAppSelector((state) => selectIsModuleToggling(state, slug));
	const availability = useAppSelector((state) => selectModuleAvailability(state, slug));
	const reason = availability ? getUnavailableReason(availability, title) : '';
	return (
		<ModuleToggle
			label={title}
			hideLabel
			checked={isOn}
			isToggling={isToggling}
			disabled={reason !== ''}
			disabledReason={reason}
			onChange={(checked) => dispatch(toggleModule(slug, checked))}
		/>
	);
}
