import { previewing } from '@/state/preview';
import { Item } from './item';
import { startPreview } from './start-preview';

/** Everything of the dev tools, in one chunk (`dev-tools-item.tsx`). */
export default { previewing, startPreview, Item };
