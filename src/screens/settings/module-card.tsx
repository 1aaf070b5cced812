import { getUnavailableReason, type ModuleRecord } from '@/domain/modules';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectIsModuleActive, selectIsModuleToggling, toggleModule } from '@/state/modules';
import { Card } from '@/ui/card';
import { ModuleToggle } from '@/ui/module-toggle';
import { ModuleConnect } from './module-connect';
import { selectAvailability } from './select-availability';

/** A module: what it is, and its switch with the reason where it cannot be used. */
export function ModuleCard({ record }: { record: ModuleRecord }) {
	const dispatch = useAppDispatch();
	const { module, name, description } = record;
	const isActive = useAppSelector((state) => selectIsModuleActive(state, module));
	const isToggling = useAppSelector((state) => selectIsModuleToggling(state, module));
	const availability = useAppSelector((state) => selectAvailability(state, record));
	const reason = getUnavailableReason(availability, name);
	return (
		<Card
			headingLevel={2}
			title={name}
			isDisabled={availability.kind !== 'available'}
			action={
				<ModuleToggle
					label={name}
					hideLabel
					checked={isActive}
					isToggling={isToggling}
					disabled={availability.kind !== 'available'}
					disabledReason={reason}
					onChange={(isOn) => void dispatch(toggleModule(module, isOn))}
				/>
			}
		>
			<p>{description}</p>
			{availability.kind === 'needs-owner' && <ModuleConnect slug={module} />}
		</Card>
	);
}
