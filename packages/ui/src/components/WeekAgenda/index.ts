export {
  WeekAgenda,
  type AgendaItem,
  type AgendaTime,
  type WeekAgendaProps,
} from './WeekAgenda.js';
