export { FilterBar, type FilterBarProps } from './FilterBar.js';
export { SavedFilters, type SavedFiltersProps } from './SavedFilters.js';
