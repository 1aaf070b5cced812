import type { ModuleRecord } from '@/domain/modules';
import { CardGrid } from '@/ui/card-grid';
import { ModuleCard } from './module-card';
import { PublisherCard } from './publisher-card';

interface ModuleCardsProps {
	modules: ModuleRecord[];
	canManage: boolean;
}

export function ModuleCards({ modules, canManage }: ModuleCardsProps) {
	return (
		<CardGrid>
			{modules.map((record) =>
				canManage ? (
					<ModuleCard key={record.module} record={record} />
				) : (
					<PublisherCard key={record.module} record={record} />
				),
			)}
		</CardGrid>
	);
}
